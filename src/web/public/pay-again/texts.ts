import type { LinkState } from "#contracts/payment-links.ts";

export const payAgainTexts = {
  title: "Godkänn kortet på nytt",
  description: "Godkänn kortet på nytt för din bokning.",
  lead: "Reservationen på ditt kort har gått ut. Vi håller fortfarande bokningen åt dig, samma nätter och till samma pris.",
  product: "Objekt",
  quantity: "Antal",
  pickup: "Hämtning",
  return: "Återlämning",
  amount: "Att reservera",
  reservedAmount: "Reserverat",
  reserved: "Kortet blir bara reserverat",
  reservedWhy: "Pengarna dras först när vi har godkänt bokningen.",
  pay: "Godkänn",
  finishing: "Slutför…",
  wordless: "Ett fel uppstod vid betalning",
  noCard: "Kunde inte hitta kortelementet",
  refused: "Betalning misslyckades",
  notOpened: "Betalningen kunde inte öppnas",
  retry: "Försök igen",
  unanswered: "Kortet är reserverat",
  unansweredWhy:
    "Vi fick inget svar från butiken, men reservationen är säkrad och kopplas till bokningen av sig själv inom någon minut. Du kan också försöka igen nu: kortet reserveras aldrig två gånger.",
  done: "Tack, kortet är godkänt!",
  doneWhy:
    "Beloppet är reserverat på ditt kort. När vi har godkänt bokningen dras det, och då får du en bekräftelse med e-post.",
  doneToast: "Betalning auktoriserad",
  doneToastWhy: "Pengarna dras först när vi har godkänt bokningen.",
  toStart: "Till startsidan",
};

type Words = { title: string; text: string };

/** What a link that leads to no payment says instead. */
export const CLOSED_LINKS: Record<Exclude<LinkState, "open"> | "unknown", Words> = {
  used: {
    title: "Kortet är redan godkänt",
    text: "Länken är använd och beloppet är reserverat för din bokning. Du behöver inte göra något mer.",
  },
  expired: {
    title: "Länken har gått ut",
    text: "Den gällde i 48 timmar. Hör av dig så skickar vi en ny.",
  },
  closed: {
    title: "Bokningen väntar inte på någon betalning",
    text: "Den är avbokad eller redan avslutad, så det finns inget att godkänna. Hör av dig om det verkar konstigt.",
  },
  unknown: {
    title: "Länken kunde inte hittas",
    text: "Kontrollera att hela adressen från mejlet kom med, eller hör av dig så skickar vi en ny.",
  },
};
