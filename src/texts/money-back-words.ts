/** How long it takes until what is given back by card can be seen; said the same everywhere. */
export const REFUND_TIME = "Det brukar ta 5–10 bankdagar innan pengarna syns på kontot.";

/** The same of what was only reserved. */
export const RELEASE_TIME =
  "Det kan dröja några dagar innan din bank visar att pengarna är fria igen.";
