export const aboutWords = { method: "GET", path: "/api/shop/words/about" } as const;
export const motorhomeWords = { method: "GET", path: "/api/shop/words/motorhomes" } as const;
export const localWords = {
  method: "GET",
  path: "/api/shop/words/motorhomes/:slug",
  nullOn: [400, 404],
} as const;
export const shopWords = { method: "GET", path: "/api/settings/words" } as const;
export const changeShopWords = { method: "PATCH", path: "/api/settings/words" } as const;
