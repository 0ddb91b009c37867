/** What is logged of each page of the settings, by the names it is logged under. None of it is a secret. */
export const LOGGED_SETTINGS = {
  company: ["company"],
  shop: ["presentation", "hero"],
  words: ["words.about", "words.motorhomes", "words.local"],
  places: ["places"],
  hours: ["opening"],
  cancellation: ["cancellationPolicy", "changeDays"],
  checklists: ["checklists"],
  mail: ["mail"],
  letters: ["letters"],
  times: ["globalDefaultPickupTime", "globalDefaultReturnTime", "noticeHours"],
  agreements: ["contractInConfirmation"],
  accounts: ["ledgerAccounts"],
  firstDay: ["firstDayHidden"],
} as const;

export type LoggedPage = keyof typeof LOGGED_SETTINGS;
export const LOGGED_PAGES = Object.keys(LOGGED_SETTINGS) as [LoggedPage, ...LoggedPage[]];

/** Of one page, or of all of them. */
export function loggedSettings(page?: LoggedPage): readonly string[] {
  return page === undefined ? Object.values(LOGGED_SETTINGS).flat() : LOGGED_SETTINGS[page];
}
