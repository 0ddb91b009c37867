import type { LinkState, PaymentLink, UsedAs } from "#contracts/payment-links.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { chargedFor } from "#texts/charge-words.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { partSentence, restSentence } from "#texts/link-sums.ts";
import { LEFT_ON_OWN_PAGE } from "#texts/own-page-words.ts";

export const payAgainTexts = {
  description: "Betala för din bokning med kort.",
  product: "Objekt",
  quantity: "Antal",
  pickup: "Hämtning",
  return: "Återlämning",
  total: "Hela priset",
  waived: "Avdrag",
  paidBefore: "Redan betalt",
  reservedBefore: "Redan reserverat",
  rest: "Återstår sedan",
  usedAmount: { charged: "Betalt", reserved: "Reserverat" },
  terms: "Jag har läst och godkänner hyresvillkoren",
  termsFirst: "Sedan kommer kortformuläret.",
  finishing: "Slutför…",
  wordless: "Ett fel uppstod vid betalning",
  noCard: "Kunde inte hitta kortelementet",
  refused: "Betalning misslyckades",
  notOpened: "Betalningen kunde inte öppnas",
  retry: "Försök igen",
};

type Note = { title: string; text: string };

/** What is said of a link, by what becomes of the money. */
export type LinkWords = {
  title: string;
  lead: string;
  amount: string;
  note: Note;
  pay: string;
  unanswered: Note;
  done: Note;
  doneToast: Note;
};

/** `approved` is what the shop has still to approve before it charges. */
const reserved = (approved: string): LinkWords => ({
  title: "Godkänn kortet på nytt",
  lead: "Vi håller bokningen åt dig. Godkänn kortet på nytt, så är beloppet nedan reserverat igen.",
  amount: "Att reservera",
  note: {
    title: "Kortet blir bara reserverat",
    text: `Pengarna dras först när vi har godkänt ${approved}.`,
  },
  pay: "Godkänn",
  unanswered: {
    title: "Kortet är reserverat",
    text: "Vi fick inget svar från butiken, men reservationen är säkrad och kopplas till bokningen av sig själv inom någon minut. Du kan också försöka igen nu: kortet reserveras aldrig två gånger.",
  },
  done: {
    title: "Tack, kortet är godkänt!",
    text: `Beloppet är reserverat på ditt kort. När vi har godkänt ${approved} dras det, och då får du en bekräftelse med e-post.`,
  },
  doneToast: {
    title: "Betalning auktoriserad",
    text: `Pengarna dras först när vi har godkänt ${approved}.`,
  },
});

/** Asked for something that was not reserved before. */
const ASKED = {
  title: "Betala din bokning",
  lead: "Beloppet nedan återstår att betala. Kortet reserveras först.",
};

const CHARGED: LinkWords = {
  title: "Betala din bokning",
  lead: "Beloppet nedan återstår att betala för din bokning.",
  amount: "Att betala",
  note: {
    title: "Beloppet dras direkt",
    text: "När du betalar dras pengarna från kortet, och du får en bekräftelse med e-post.",
  },
  pay: "Betala",
  unanswered: {
    title: "Kortet är godkänt",
    text: "Vi fick inget svar från butiken, men betalningen är säkrad och kopplas till bokningen av sig själv inom någon minut. Du kan också försöka igen nu: du betalar aldrig två gånger.",
  },
  done: {
    title: "Tack för din betalning!",
    text: "Beloppet dras från ditt kort, och du får en bekräftelse med e-post.",
  },
  doneToast: { title: "Betalning genomförd", text: "Du får en bekräftelse med e-post." },
};

/** Asked for after the return: nothing of it is rent. */
function afterReturn(charges: PaymentLink["charges"]): LinkWords {
  return {
    ...CHARGED,
    title: "Betala efter återlämningen",
    lead: `Det här gäller ${chargedFor(charges)} efter återlämningen. Det är inte hyran.`,
  };
}

/** What is said of a link that was used, by what became of the card. */
const USED: Record<UsedAs, Note> = {
  reserved: {
    title: "Kortet är redan godkänt",
    text: "Länken är använd och beloppet är reserverat för din bokning.",
  },
  charged: {
    title: "Beloppet är redan betalt",
    text: "Länken är använd och beloppet är betalt.",
  },
  released: {
    title: "Länken är redan använd",
    text: "Kortet är inte längre reserverat, och inget har dragits med länken.",
  },
};

type ToldLink = Pick<
  PaymentLink,
  "isChargedAtOnce" | "isConfirmed" | "isAgain" | "amount" | "restAmount" | "charges"
>;

/** What a link says follows from its sums: one for a part never says that it is all. */
export function linkWords(link: ToldLink): LinkWords {
  const words = wordsOf(link);
  const { restAmount: rest } = link;
  // Reserved for the whole, the customer hears from the shop when it has approved.
  const isOver = link.isChargedAtOnce || rest > 0;
  return {
    ...words,
    lead: rest > 0 ? partLead(link) : words.lead,
    done: isOver ? withRest(words.done, link) : words.done,
  };
}

function wordsOf({ isChargedAtOnce, isConfirmed, isAgain, charges }: ToldLink): LinkWords {
  if (charges.length > 0) return afterReturn(charges);
  if (isChargedAtOnce) return CHARGED;
  const words = reserved(isConfirmed ? "betalningen" : "bokningen");
  return isAgain ? words : { ...words, ...ASKED };
}

function partLead({ isChargedAtOnce, amount, restAmount: rest }: ToldLink): string {
  const how = isChargedAtOnce
    ? "Vi håller bokningen åt dig."
    : "Kortet reserveras först, och dras när vi har godkänt betalningen.";
  return `${how} ${partSentence({ amount, rest })}`;
}

function withRest({ title, text }: Note, { restAmount: rest, charges }: Rest): Note {
  if (rest > 0) return { title, text: `${text} ${restSentence(rest)}` };
  // After the return nothing waits beside what is asked for.
  const left = charges.length > 0 ? "Du behöver inte göra något mer." : LEFT_ON_OWN_PAGE;
  return { title, text: `${text} ${left}` };
}

type Rest = Pick<PaymentLink, "restAmount" | "charges">;

/** The page's title: what it says, and nothing of a payment where none is asked for. */
export function titleWords(link: PaymentLink | null | undefined): string {
  if (link === undefined) return LOADING_TITLE;
  if (link === null) return UNKNOWN_LINK.title;
  return headingWords(link, false);
}

/** What stands above a link that was found. */
export function headingWords(link: PaymentLink, isJustPaid: boolean): string {
  const { state } = link;
  if (isJustPaid) return linkWords(link).done.title;
  return state === "open" ? linkWords(link).title : closedWords({ ...link, state }).title;
}

const LOADING_TITLE = "Betala din bokning";

type ClosedLink = Pick<PaymentLink, "restAmount" | "usedAs" | "expiresAt" | "charges"> & {
  state: Exclude<LinkState, "open">;
};

function usedWords(usedAs: UsedAs, link: Rest): Note {
  const { title, text } = USED[usedAs];
  const { restAmount: rest } = link;
  if (rest > 0)
    return {
      title,
      text: `${text} ${formatKronor(rest)} återstår att betala, och vi hör av oss till dig om det.`,
    };
  return usedAs === "released" ? { title, text } : withRest({ title, text }, link);
}

/** What a link that leads to no payment says instead. */
export function closedWords(link: ClosedLink): Note {
  switch (link.state) {
    case "used":
      // Used with no card of its own, it is another that is reserved.
      return usedWords(link.usedAs ?? "reserved", link);
    case "paid":
      return withRest(
        {
          title: link.charges.length > 0 ? "Det är redan betalt" : "Bokningen är redan betald",
          text: "Betalningen har kommit in på annat sätt än med länken.",
        },
        { ...link, restAmount: 0 },
      );
    case "replaced":
      return {
        title: "Det finns en nyare länk",
        text: "Vi har skickat en ny länk för samma bokning, och bara den gäller. Du hittar den i det senaste mejlet från oss.",
      };
    case "expired":
      return {
        title: "Länken har gått ut",
        text: `Den gällde till ${momentWords(link.expiresAt)}. Hör av dig så skickar vi en ny.`,
      };
    case "closed":
      return {
        title: "Bokningen väntar inte på någon betalning",
        text: "Den är betald, avbokad eller avslutad, så det finns inget att betala här. Hör av dig om det verkar konstigt.",
      };
  }
}

export const UNKNOWN_LINK: Note = {
  title: "Länken kunde inte hittas",
  text: "Kontrollera att hela adressen från mejlet kom med, eller hör av dig så skickar vi en ny.",
};

/** `3 juli 2026 kl 10:00`, by Swedish clocks. */
function momentWords(instant: string): string {
  const at = new Date(instant);
  return `${formatDay(dayInSweden(at))} kl\u00a0${timeInSweden(at)}`;
}

type Fact = { label: string; value: string };

/** How the price comes to what is asked for; nothing where all of it is. */
export function sumsBefore(link: PaymentLink): Fact[] {
  const { totalAmount, waivedAmount, paidAmount, reservedAmount } = link;
  const taken: [string, number][] = [
    [payAgainTexts.waived, waivedAmount],
    [payAgainTexts.paidBefore, paidAmount],
    [payAgainTexts.reservedBefore, reservedAmount],
  ];
  const facts = taken
    .filter(([, amount]) => amount > 0)
    .map(([label, amount]) => ({ label, value: formatKronor(amount) }));
  if (facts.length === 0 && link.restAmount <= 0) return [];
  return [{ label: payAgainTexts.total, value: formatKronor(totalAmount) }, ...facts];
}

/** What is left after the payment; nothing where nothing is. */
export function sumsAfter({ restAmount }: Pick<PaymentLink, "restAmount">): Fact[] {
  return restAmount > 0 ? [{ label: payAgainTexts.rest, value: formatKronor(restAmount) }] : [];
}
