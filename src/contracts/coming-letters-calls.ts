export const comingLetters = { method: "GET", path: "/api/bookings/:id/coming-letters" } as const;
export const stopLetter = {
  method: "POST",
  path: "/api/bookings/:id/coming-letters/:type/stop",
} as const;
export const resumeLetter = {
  method: "POST",
  path: "/api/bookings/:id/coming-letters/:type/resume",
} as const;
export const sendLetterNow = {
  method: "POST",
  path: "/api/bookings/:id/coming-letters/:type/send",
} as const;
