import { REFUND_TIME } from "#texts/money-back-words.ts";

const lowerFirst = (words: string) => words.charAt(0).toLowerCase() + words.slice(1);

export const PAID_TOAST = {
  title: "Betalning genomförd",
  description: "Din depositionsbetalning har genomförts",
};

export const depositTexts = {
  title: "Betala depositionen",
  description: "Betala depositionen för din bokning med kort.",
  missing: "Bokning hittades inte",
  missingWhy: "Bokningen kunde inte hittas. Kontrollera att du har rätt länk.",
  toStart: "Till startsidan",
  loading: "Hämtar depositionen…",

  booking: "Bokning",
  product: "Objekt",
  pickup: "Hämtning",
  return: "Återlämning",
  amount: "Deposition",
  back: "Betalas tillbaka inom 7 dagar",
  backWhy:
    "Depositionen är en säkerhet och ingår inte i hyran. Den dras från kortet när du betalar, och du får tillbaka den inom 7 dagar efter återlämning.",
  pay: "Betala",

  notCreated: "Det gick inte att skapa betalningen",
  noCard: "Kunde inte hitta kortelementet",
  wordless: "Ett fel uppstod vid betalning",
  refused: "Betalning misslyckades",
  bankRefused: "Banken godkände inte betalningen. Försök igen, eller använd ett annat kort.",
  retry: "Försök igen",

  pending: "Behandlar betalning...",
  pendingWhy: "Det tar oftast bara en liten stund. Sidan visar av sig själv när det är klart.",
  paid: "Depositionen är betald",
  paidWhy: "Tack! Du behöver inte göra något mer innan du hämtar.",
  leftUntold:
    "Tack! Om något mer återstår innan du hämtar ser du det på din bokningssida, som alla våra mejl till dig leder till.",
  rentLeft: (sum: string) =>
    `Tack! Av hyran återstår ${sum} att betala innan du hämtar. Länken kommer med mejl från oss. Hör av dig om du inte hittar den.`,
  todoLeft: (todo: readonly string[]) =>
    `Tack! Kvar att göra innan du hämtar: ${todo.map(lowerFirst).join(", ")}. Det gör du på din bokningssida, som alla våra mejl till dig leder till.`,
  paidBack:
    "Depositionen betalas tillbaka på samma sätt som du betalade, inom 7 dagar efter att du har lämnat tillbaka.",
  paidCancelled: "Bokningen är avbokad, och depositionen ligger fortfarande hos oss.",
  paidReturned: "Tack för att du har lämnat tillbaka! Depositionen ligger fortfarande hos oss.",
  cancelledTitle: "Betalas tillbaka",
  cancelledBack: "Depositionen betalas tillbaka på samma sätt som du betalade.",
  restTitle: "Resten betalas tillbaka",
  restBack: "Det som är kvar hos oss betalas tillbaka på samma sätt som du betalade.",
  refunded: "Återbetalt",
  byBank: "Tillbaka genom din bank",
  kept: "Behållet",
  held: "Kvar hos oss",
  takesDays: REFUND_TIME,
  keptWhy: "Vad det gäller står i mejlet som du har fått.",
  none: "Ingen deposition att betala",
  noneWhy: "Den här bokningen har ingen deposition. Du behöver inte göra något.",
  over: "Bokningen är avslutad",
  cancelledWhy: "Bokningen är avbokad, så det finns ingen deposition att betala.",
  stayOverWhy: "Hyrestiden är över, så det finns ingen deposition att betala.",
  overWhy: "Bokningen är avbokad eller återlämnad, så det finns ingen deposition att betala.",
};
