export function homeTitle(shopName: string): string {
  return `${shopName} - Husbilsuthyrning & Friluftsutrustning i Norrland`;
}

export const homeTexts = {
  description:
    "Hyr husbil eller friluftsutrustning i Norrland. Hämta i Sundsvall och Timrå, se hela priset direkt och boka med kort.",
  gridTitle: "Alla uthyrningsobjekt",
  priceNote: "Alla priser är inkl. moms och grundförsäkring.",
  motorhomes: "Husbilar",
  equipment: "Utrustning",
  failed:
    "Det gick inte att hämta det som går att hyra. Kontrollera din uppkoppling och försök igen.",
};
