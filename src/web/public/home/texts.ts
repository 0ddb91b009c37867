export const homeTexts = {
  gridTitle: "Alla uthyrningsobjekt",
  priceNote: "Alla priser är inkl. moms och grundförsäkring.",
  motorhomes: "Husbilar",
  equipment: "Utrustning",
  failed:
    "Det gick inte att hämta det som går att hyra. Kontrollera din uppkoppling och försök igen.",
};
