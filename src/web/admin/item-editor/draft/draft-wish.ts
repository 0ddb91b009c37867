import type { NewItemWish } from "#contracts/catalog-admin.ts";
import { fallingPlaces } from "#domain/pricing/long-stay.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { STEP_GIVES_LESS } from "#texts/long-stay-words.ts";
import { readLines } from "#web/shell/form/typed-lines.ts";
import { policyMistakes, readPolicy } from "#web/shell/policy-steps/typed-policy.ts";
import { readFacts } from "./facts-draft.ts";
import type { DraftField, ItemDraft } from "./item-draft.ts";
import { filledSteps, type TypedStep } from "./long-stay-draft.ts";
import { readWhole } from "#web/ui/typed-values.ts";

/** A sentence for each field that cannot be saved; a field inside another is named `featureSets.0.heading`. */
export type FieldErrors = Record<string, string>;

type NumberField =
  | "pricePerDay"
  | "basePrice"
  | "quantity"
  | "depositAmount"
  | "turnaroundNights"
  | "sleeps"
  | "seats"
  | "freeKmPerDay"
  | "extraKmPrice";

/** What the server checks is left to it; here only what could not be sent at all. */
export function wishOf(draft: ItemDraft): Result<NewItemWish, FieldErrors> {
  const errors: FieldErrors = {};
  if (draft.name.trim() === "") errors["name"] = "Måste fyllas i";
  const whole = (name: string, typed: string) => {
    const read = readWhole(typed);
    if (!read.ok) errors[name] = read.problem;
    return read.ok ? read.value : null;
  };
  const number = (field: NumberField) => whole(field, draft[field]);
  const pricePerDay = number("pricePerDay");
  if (pricePerDay === null) errors["pricePerDay"] ??= "Måste fyllas i";
  const basePrice = number("basePrice");
  const quantity = number("quantity");
  // Only motorhomes have these.
  const ofMotorhome = (field: NumberField) => (draft.type === "rv" ? number(field) : null);
  const depositAmount = ofMotorhome("depositAmount");
  const sleeps = ofMotorhome("sleeps");
  const seats = ofMotorhome("seats");
  const freeKmPerDay = ofMotorhome("freeKmPerDay");
  const extraKmPrice = ofMotorhome("extraKmPrice");
  const facts = readFacts(draft, errors);
  const packingList = readLines("packingList", draft.packingList, errors);
  const checklist =
    draft.checklist === null ? null : readLines("checklist", draft.checklist, errors);
  const turnaroundNights = number("turnaroundNights");
  const filled = filledSteps(draft.longStay);
  const placeOf = (step: TypedStep | undefined) => `longStay.${draft.longStay.indexOf(step!)}`;
  const longStay = filled.map((step) => {
    const place = placeOf(step);
    const needed = (name: keyof TypedStep) => {
      const value = whole(`${place}.${name}`, step[name]);
      if (value === null) errors[`${place}.${name}`] ??= "Måste fyllas i";
      return value ?? 0;
    };
    return { fromNights: needed("fromNights"), percent: needed("percent") };
  });
  // Said here as well: rows that were left empty are not sent, and the server would count without them.
  if (Object.keys(errors).length === 0)
    for (const falling of fallingPlaces(longStay))
      errors[`${placeOf(filled[falling])}.percent`] = STEP_GIVES_LESS;
  Object.assign(errors, policyMistakes("cancellationPolicy", draft.cancellationPolicy ?? []));
  if (Object.keys(errors).length > 0) return fail(errors);

  const { alts: _alts, rentalAgreementId, placeId, cancellationPolicy, ...texts } = draft;
  return ok({
    ...texts,
    pricePerDay: pricePerDay ?? 0,
    // A field that was emptied means what it is without being asked.
    basePrice: basePrice ?? 0,
    quantity: quantity ?? 1,
    depositAmount,
    sleeps,
    seats,
    freeKmPerDay,
    extraKmPrice,
    facts,
    packingList,
    checklist,
    turnaroundNights: turnaroundNights ?? 0,
    longStay,
    cancellationPolicy: cancellationPolicy && readPolicy(cancellationPolicy),
    rentalAgreementId: rentalAgreementId === "" ? null : Number(rentalAgreementId),
    placeId: placeId === "" ? null : Number(placeId),
  });
}

/** Pictures' texts and the agreement are saved by calls of their own. */
const SAVED_APART: readonly DraftField[] = ["alts", "rentalAgreementId"];

/** Of a wish, what an existing item is to be changed in. */
export function changesOf(wish: NewItemWish, fields: readonly DraftField[]): Partial<NewItemWish> {
  const wanted = new Set<string>(fields.filter((field) => !SAVED_APART.includes(field)));
  return Object.fromEntries(Object.entries(wish).filter(([field]) => wanted.has(field)));
}
