export const thankYouTexts = {
  title: "Tack för din bokning!",
  description: "Din bokning är mottagen och beloppet är reserverat på ditt kort.",
  lead: "Vi har tagit emot din bokning och skickat en bekräftelse med e-post.",
  details: "Din bokning",
  product: "Produkt",
  pickup: "Hämtning",
  return: "Återlämning",
  number: "Bokningsnummer",
  reserved: "Reserverat belopp",
  onlyReserved: "Betalningen är bara reserverad",
  onlyReservedWhy:
    "Pengarna dras från ditt kort först när vi har godkänt bokningen. Kan vi inte ta emot den släpps reservationen och inget dras.",
  next: "Vad händer nu?",
  steps: [
    {
      heading: "Vi går igenom bokningen",
      text: "Någon av oss tittar på den, oftast samma dag.",
    },
    {
      heading: "Du får besked med e-post",
      text: "När bokningen är godkänd dras beloppet och du får en bekräftelse. Titta gärna i skräpposten om du inte ser något.",
    },
    {
      heading: "Du hämtar och reser iväg",
      text: "Ta med legitimation och bokningsnumret när du hämtar.",
    },
  ],
  contact: "Frågor?",
  contactWhy: "Hör av dig, och ha bokningsnumret till hands.",
  print: "Skriv ut",
  toStart: "Till startsidan",
  showPickupPlace: "Visa hämtningsplatsen på karta",
};
