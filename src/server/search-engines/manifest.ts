import type { ShopFacts } from "#contracts/page.ts";

const ICON_SIZES = [180, 192, 512] as const;

/** How a phone shows the shop that was put on its first screen. */
export function manifest({ name }: ShopFacts): object {
  return {
    name: `${name} – husbilar och friluftsutrustning`,
    short_name: name,
    lang: "sv",
    start_url: "/",
    scope: "/",
    display: "minimal-ui",
    background_color: "#f8f6f1",
    theme_color: "#1f4a3f",
    icons: [
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
      ...ICON_SIZES.map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: "image/png",
      })),
    ],
  };
}
