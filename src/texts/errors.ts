import type { Problem, ProblemCode } from "#contracts/errors.ts";
import { ACCESS_SENTENCES } from "#texts/problems/access.ts";
import { BOOKING_SENTENCES } from "#texts/problems/bookings.ts";
import { CATALOG_SENTENCES } from "#texts/problems/catalog.ts";
import { CHECKOUT_SENTENCES } from "#texts/problems/checkout.ts";
import { HAND_OVER_SENTENCES } from "#texts/problems/hand-over.ts";
import { MONEY_SENTENCES } from "#texts/problems/money.ts";
import { OFFICE_SENTENCES } from "#texts/problems/office.ts";
import { REQUEST_SENTENCES } from "#texts/problems/requests.ts";
import { UNIT_SENTENCES } from "#texts/problems/units.ts";
import { WISH_SENTENCES } from "#texts/problems/wishes.ts";
import type { Sentences } from "#texts/problems/sentences.ts";

/** The one table from code to Swedish. */
const SENTENCES: Sentences<Problem> = {
  ...REQUEST_SENTENCES,
  ...ACCESS_SENTENCES,
  ...CATALOG_SENTENCES,
  ...WISH_SENTENCES,
  ...CHECKOUT_SENTENCES,
  ...MONEY_SENTENCES,
  ...BOOKING_SENTENCES,
  ...HAND_OVER_SENTENCES,
  ...OFFICE_SENTENCES,
  ...UNIT_SENTENCES,
};

export function problemSentence(problem: Problem): string {
  const sentence = SENTENCES[problem.code] as (problem: Problem) => string;
  return sentence(problem);
}

const UPLOAD_SENTENCES: Partial<Record<ProblemCode, string>> = {
  "auth.not-signed-in": "Du måste vara inloggad",
  "auth.not-allowed": "Du har inte behörighet att ladda upp bilder",
  "request.too-large": "Filen är för stor",
  "request.malformed": "Uppladdningen misslyckades",
  "shop.busy": "Många bilder laddas upp just nu. Försök igen om en liten stund.",
  "shop.fault": "Uppladdningen misslyckades",
};

/** What is said to somebody who uploads a picture, where the specification has its own words for it. */
export function uploadSentence(problem: Problem): string {
  return UPLOAD_SENTENCES[problem.code] ?? problemSentence(problem);
}
