export const previewLetter = {
  method: "POST",
  path: "/api/settings/letters/:type/preview",
} as const;
export const sendLetterAsTest = {
  method: "POST",
  path: "/api/settings/letters/:type/test",
} as const;
