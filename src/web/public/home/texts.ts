export function homeTitle(shopName: string): string {
  return `${shopName} - Husbilsuthyrning & Friluftsutrustning i Norrland`;
}

export const homeTexts = {
  description:
    "Hyr husbil eller friluftsutrustning i Norrland. Hämta i Sundsvall och Timrå, se hela priset direkt och boka med kort.",
  heading: "Vakna där vägen tar slut",
  tagline:
    "Hyr husbil eller friluftsutrustning i Norrland. Hämta i Sundsvall och Timrå, och kör mot fjäll, kust och midnattssol.",
  lookAround: "Se vad som går att hyra",
  gridTitle: "Alla uthyrningsobjekt",
  priceNote: "Alla priser är inkl. moms och grundförsäkring.",
  motorhomes: "Husbilar",
  equipment: "Utrustning",
  perDay: "per dygn",
  details: "Visa detaljer",
  emptyHeading: "Snart öppnar vi uthyrningen",
  empty:
    "Vi håller på att ställa i ordning husbilar och utrustning, och just nu finns inget att hyra. Titta gärna in igen om ett tag.",
  emptyLink: "Läs om oss så länge",
  failed:
    "Det gick inte att hämta det som går att hyra. Kontrollera din uppkoppling och försök igen.",
};
