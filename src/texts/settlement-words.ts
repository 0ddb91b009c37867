import type { Settlement } from "#domain/payments/settlement.ts";
import { REFUND_TIME } from "#texts/money-back-words.ts";
import { formatKronor } from "#texts/format.ts";

/** What becomes of a booking's money when its price has changed. */
export type Settled = {
  settles: Settlement;
  /** Kronor, below 0 where it became cheaper. */
  difference: number;
  /** After the change: below 0 it is the customer's. */
  due: number;
};

/** For whoever presses the button: what will happen, in a sentence. */
export function settlementForStaff({ settles, difference, due }: Settled): string {
  const sum = formatKronor(settles.amount);
  if (settles.waived > 0)
    return `${formatKronor(settles.waived)} är för lite för en kortbetalning och efterskänks.`;
  switch (settles.kind) {
    case "none":
      return difference === 0
        ? "Priset är oförändrat, inga pengar flyttas."
        : "Inga pengar behöver flyttas.";
    case "charge-less":
      return `Reservationen på kortet räcker. När bokningen godkänns dras ${sum} mindre, och resten släpps.`;
    case "reserve-more":
      return `Kunden får en länk för att reservera ${sum} till på sitt kort.`;
    case "link":
      return `Kunden får en länk för att betala ${sum}.`;
    case "refund":
      return due + settles.amount < 0
        ? `${sum} betalas tillbaka till kundens kort nu, och ${formatKronor(-due - settles.amount)} ger du tillbaka för hand.`
        : `${sum} betalas tillbaka till kundens kort nu.`;
    case "waits-for-administrator":
      return `${sum} ska tillbaka till kunden. En administratör ser det under Att åtgärda.`;
    case "later":
      return due < 0
        ? `${sum} ska tillbaka till kunden, och står kvar under Att åtgärda tills det är gjort.`
        : `${sum} står kvar att betala.`;
  }
}

/** The same for the customer, in the letter that tells of the change. */
export function settlementForCustomer({ settles, difference, due }: Settled): {
  title: string;
  text: string;
} {
  const sum = formatKronor(settles.amount);
  switch (settles.kind) {
    case "none":
      return difference === 0
        ? { title: "Priset är oförändrat", text: "Du behöver inte göra något." }
        : { title: "Inget mer att betala", text: "Du behöver inte göra något." };
    case "charge-less":
      return {
        title: `Priset är ${formatKronor(-difference)} lägre`,
        text: "När vi godkänner bokningen drar vi bara det nya priset från ditt kort. Resten av reservationen släpps.",
      };
    case "reserve-more":
      return {
        title: `${sum} till att reservera`,
        text: "Du får ett eget mejl med en länk där du reserverar beloppet på ditt kort. Det dras först när vi har godkänt bokningen.",
      };
    case "link":
      return {
        title: `${sum} att betala`,
        text: "Du får ett eget mejl med en länk där du betalar med kort.",
      };
    case "refund":
    case "waits-for-administrator":
      return givenBack(settles.kind === "refund" ? sum : null, formatKronor(-due));
    case "later":
      return due < 0
        ? givenBack(null, formatKronor(-due))
        : {
            title: `${sum} att betala`,
            text: "Vi hör av oss om hur du betalar, eller så gör du det när du hämtar.",
          };
  }
}

function givenBack(toCard: string | null, all: string): { title: string; text: string } {
  return {
    title: `Du får tillbaka ${all}`,
    text:
      toCard === all
        ? `Pengarna går till kortet du betalade med. ${REFUND_TIME}`
        : "Vi hör av oss om hur du får tillbaka pengarna.",
  };
}
