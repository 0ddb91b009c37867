import type { PaymentKind } from "#domain/payments/payment-method.ts";

/** How long it takes until what is given back by card can be seen; said the same everywhere. */
export const REFUND_TIME = "Det brukar ta 5–10 bankdagar innan pengarna syns på kontot.";

/** The same of what was only reserved. */
export const RELEASE_TIME =
  "Det kan dröja några dagar innan din bank visar att pengarna är fria igen.";

const OF: Record<PaymentKind, string> = {
  rent: "hyran",
  deposit: "din deposition",
  charge: "tillägget",
};

/** `500 kr av hyran`. */
export const partOf = (kind: PaymentKind, sum: string) => `${sum} av ${OF[kind]}`;

/** Over what follows, in the letter and on the customer's own page. */
export const refundFailedTitle = (kind: PaymentKind) =>
  `Återbetalningen av ${OF[kind]} gick inte fram`;

export const BANK_REFUSED =
  "Banken tog inte emot pengarna. Det kan bero på att kortet är spärrat eller utbytt. Pengarna är kvar hos oss, och de är fortfarande dina.";

/** How they come to the customer all the same. */
export const ACCOUNT_ASKED =
  "Hör av dig till oss med clearingnummer och kontonummer, så betalar vi ut beloppet till ditt bankkonto. Annars hör vi av oss till dig. Skicka aldrig kortnummer eller koder: det frågar vi aldrig efter.";
