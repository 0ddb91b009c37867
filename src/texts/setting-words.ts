/** What a setting is called, by the name it is changed under or by the part it stands in. */
const SETTINGS: Record<string, string> = {
  presentation: "Butikens namn och område",
  company: "Företagets uppgifter",
  places: "Hämtningsplatserna",
  "opening.week": "Öppettiderna",
  "opening.exceptions": "De avvikande dagarna",
  cancellationPolicy: "Avbokningsvillkoren",
  changeDays: "Dagarna för kundernas ändringar",
  hero: "Startsidans bild och text",
  mail: "Adresserna",
  letters: "Brevet",
  "checklists.rv": "Checklistan för husbilar",
  "checklists.equipment": "Checklistan för utrustning",
  noticeHours: "Framförhållningen",
  globalDefaultPickupTime: "Utlämningstiden",
  globalDefaultReturnTime: "Återlämningstiden",
  ledgerAccounts: "Kontona",
  trackingSettings: "Spårningsinställningarna",
  about: "Sidans text",
  motorhomes: "Sidans text",
  local: "Sidorna om orter",
};

/** 'Öppettiderna' of `opening.week`. */
export function settingWords(setting: string): string {
  const known = Object.entries(SETTINGS).find(([name]) => `${setting}.`.startsWith(`${name}.`));
  return known?.[1] ?? "Inställningen";
}
