export const thankYouTexts = {
  title: "Tack för din bokning!",
  description: "Din bokning är mottagen och beloppet är reserverat på ditt kort.",
  lead: "Vi har tagit emot din bokning och skickat en bekräftelse med e-post.",
  leadTo: (email: string) =>
    `Vi har tagit emot din bokning och skickat en bekräftelse till ${email}.`,
  details: "Din bokning",
  product: "Produkt",
  pickup: "Hämtning",
  return: "Återlämning",
  number: "Bokningsnummer",
  quantity: "Antal",
  besides: "Dessutom",
  addons: "Tillval",
  place: "Plats",
  cancellation: "Avbokning",
  reserved: "Reserverat belopp",
  paid: "Betalt",
  refunded: "Återbetalt",
  due: "Återstår att betala",
  confirmed: {
    lead: "Vi har godkänt din bokning, och nätterna är dina.",
    returnedLead: "Din bokning är avslutad. Tack för att du hyrde av oss!",
    title: "Bokningen är bekräftad",
    returned: "Bokningen är avslutad",
  },
  cancelled: {
    title: "Bokningen är avbokad",
    lead: "Den här bokningen gäller inte längre. Hör av dig om det verkar konstigt.",
    money: "Vad som händer med pengarna",
  },
  onlyReserved: "Betalningen är bara reserverad",
  onlyReservedWhy:
    "Pengarna dras från ditt kort först när vi har godkänt bokningen. Kan vi inte ta emot den släpps reservationen och inget dras.",
  next: "Vad händer nu?",
  steps: [
    {
      heading: "Vi går igenom bokningen",
      text: "Vi tittar på den och hör av oss.",
    },
    {
      heading: "Du får besked med e-post",
      text: "När bokningen är godkänd dras beloppet och du får en bekräftelse. Titta gärna i skräpposten om du inte ser något.",
    },
  ],
  pickupStep: (isDriven: boolean) => ({
    heading: "Du hämtar och reser iväg",
    text: isDriven
      ? "Ta med körkort och legitimation för alla som ska köra, och bokningsnumret, när du hämtar."
      : "Ta med legitimation och bokningsnumret när du hämtar.",
  }),
  deposit: (kronor: string) => ({
    heading: "Du betalar depositionen",
    text: `Före resan mejlar vi en länk där du betalar depositionen på ${kronor}. Du får tillbaka den inom 7 dagar efter återlämningen.`,
  }),
  contact: "Frågor?",
  contactWhy: "Hör av dig, och ha bokningsnumret till hands.",
  ownPage: "Se, ändra eller avboka din bokning",
  ownPageOver: "Till din bokning",
  print: "Skriv ut",
  toStart: "Till startsidan",
  withoutScript:
    "Här visas ingen bokning. Har du bokat hos oss finns allt i mejlet du fick. Ring eller skriv annars till oss, så hjälper vi dig. Du hittar oss längst ned på sidan.",
};
