import type { EarlierCustomer } from "#contracts/customers.ts";
import type { OfficeBookingWish } from "#contracts/office-bookings.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import type { Override } from "#domain/availability/check-stay.ts";
import { wholeStay, type Selection } from "#domain/availability/date-selection.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import type { HandMethod } from "#domain/payments/payment-method.ts";
import { isMailAddressOrNone } from "#domain/text/mail-address.ts";
import { isBlank } from "#domain/text/visible.ts";
import { MAIL_ADDRESS_MALFORMED } from "#texts/mail-address.ts";
import { reachMistakes } from "#texts/reachable.ts";
import { readWhole } from "#web/ui/typed-values.ts";

/** What and when. */
export type StayDraft = {
  itemId: string;
  startDate: string;
  endDate: string;
  quantity: number;
  addons: SelectedAddon[];
  /** Further things, for the same days. */
  lines: LineWish[];
  overrides: Override[];
};

/** What is taken off the price, or put on it. */
export type PriceDraft = {
  change: "none" | "discount" | "addition";
  changeAmount: string;
  changeReason: string;
};

/** What is typed of a new booking. */
export type Draft = StayDraft &
  PriceDraft & {
    name: string;
    email: string;
    phone: string;
    personalNumber: string;
    streetAddress: string;
    postalCode: string;
    city: string;
    organisationName: string;
    organisationNumber: string;
    invoiceAddress: string;
    reference: string;
    travelInfo: string;
    notes: string;
    payment: "link" | "hand" | "later";
    method: HandMethod;
    paymentReference: string;
  };

/** From the address: the calendar leads here with item and days. */
export function draftFrom(query: URLSearchParams): Draft {
  const day = (name: string) => {
    const told = query.get(name) ?? "";
    return isLocalDate(told) ? told : "";
  };
  return {
    itemId: /^[1-9]\d{0,8}$/.test(query.get("item") ?? "") ? (query.get("item") ?? "") : "",
    startDate: day("start"),
    endDate: day("end"),
    quantity: 1,
    addons: [],
    lines: [],
    overrides: [],
    name: "",
    email: "",
    phone: "",
    personalNumber: "",
    streetAddress: "",
    postalCode: "",
    city: "",
    organisationName: "",
    organisationNumber: "",
    invoiceAddress: "",
    reference: "",
    travelInfo: "",
    notes: "",
    change: "none",
    changeAmount: "",
    changeReason: "",
    payment: "link",
    method: "swish",
    paymentReference: "",
  };
}

const dayOf = (typed: string): LocalDate | null => (isLocalDate(typed) ? typed : null);

export function selectionOf({ startDate, endDate }: StayDraft): Selection {
  return { startDate: dayOf(startDate), endDate: dayOf(endDate) };
}

/** Another main thing: its extras are its own, and it is not rented along with itself. */
export function withItem({ lines }: StayDraft, itemId: string): Partial<StayDraft> {
  const others = lines.filter(({ rentalItemId }) => String(rentalItemId) !== itemId);
  return { itemId, addons: [], lines: others };
}

/** Kronor on the price, below 0 for a discount; 0 where nothing readable stands there. */
function changeOf({ change, changeAmount }: PriceDraft): number {
  const read = readWhole(changeAmount);
  const amount = read.ok ? (read.value ?? 0) : 0;
  if (change === "none") return 0;
  return change === "discount" ? -amount : amount;
}

/** What was agreed upon the price; nothing where that is nothing. */
export function adjustmentOf(draft: PriceDraft) {
  const amount = changeOf(draft);
  if (amount === 0) return undefined;
  return { amount, reason: draft.changeReason.trim() || "Enligt överenskommelse" };
}

/** What is asked about while it is typed; nothing until there is a stay. */
export function stayWish(draft: StayDraft & PriceDraft) {
  const stay = wholeStay(selectionOf(draft));
  if (draft.itemId === "" || stay === null) return undefined;
  const adjustment = adjustmentOf(draft);
  return {
    rentalItemId: Number(draft.itemId),
    ...stay,
    quantity: draft.quantity,
    selectedAddons: draft.addons,
    ...(draft.lines.length > 0 && { lines: draft.lines }),
    overrides: draft.overrides,
    ...(adjustment && { adjustment }),
  };
}

/** The whole of it, to be sent. */
export function bookingWish(draft: Draft, key: string): OfficeBookingWish | undefined {
  const stay = stayWish(draft);
  if (!stay) return undefined;
  const { name, email, phone, personalNumber, streetAddress, postalCode, city } = draft;
  const { organisationName, organisationNumber, invoiceAddress, reference } = draft;
  const { travelInfo, notes } = draft;
  return {
    ...stay,
    key,
    customer: {
      name,
      email,
      phone,
      personalNumber,
      streetAddress,
      postalCode,
      city,
      organisationName,
      organisationNumber,
      invoiceAddress,
      reference,
    },
    ...(travelInfo.trim() !== "" && { travelInfo }),
    notes,
    payment: paymentOf(draft),
  };
}

function paymentOf({ payment, method, paymentReference }: Draft): OfficeBookingWish["payment"] {
  if (payment === "hand") return { kind: "hand", method, reference: paymentReference };
  return payment === "link" ? { kind: "link" } : { kind: "later" };
}

type Mistakes<Of> = { [Name in keyof Of]?: string | undefined };

/** What one sees to be wrong with stay and price before anything is sent. */
export function stayMistakes(draft: StayDraft & PriceDraft): Mistakes<StayDraft & PriceDraft> {
  return {
    itemId: draft.itemId === "" ? "Välj vad som ska hyras." : undefined,
    startDate: dayOf(draft.startDate) === null ? "Välj dagen för utlämning." : undefined,
    endDate: dayOf(draft.endDate) === null ? "Välj dagen för återlämning." : undefined,
    changeAmount:
      draft.change !== "none" && changeOf(draft) === 0
        ? "Skriv ett belopp i hela kronor."
        : undefined,
    changeReason:
      draft.change !== "none" && draft.changeReason.trim() === ""
        ? "Skriv varför. Kunden läser det."
        : undefined,
  };
}

/** The same of all of it. */
export function mistakesOf(draft: Draft): Mistakes<Draft> {
  return {
    ...stayMistakes(draft),
    ...reachMistakes(draft),
    name: isBlank(draft.name) ? "Skriv kundens namn." : undefined,
    email: emailMistake(draft),
  };
}

function emailMistake({ payment, email }: Draft): string | undefined {
  if (payment === "link" && email.trim() === "")
    return "Skriv adressen som länken ska skickas till, eller välj ett annat sätt att betala.";
  return isMailAddressOrNone(email) ? undefined : MAIL_ADDRESS_MALFORMED;
}

type Said = Pick<
  EarlierCustomer,
  "name" | "email" | "phone" | "streetAddress" | "postalCode" | "city"
>;

/** Bookings without e-mail and phone may be several people's; those who look the same are offered once. */
export function offeredOnce(found: readonly EarlierCustomer[]): EarlierCustomer[] {
  const looks = ({ name, email, phone, city }: EarlierCustomer) =>
    [name.trim().toLowerCase(), email, phone, city].join("\n");
  return [...new Map(found.toReversed().map((one) => [looks(one), one])).values()].toReversed();
}

/** The earlier booking whose customer the address names. */
export function customerIn(query: URLSearchParams): number | undefined {
  const told = query.get("customer") ?? "";
  return /^[1-9]\d{0,8}$/.test(told) ? Number(told) : undefined;
}

/** As they last said it; what is known by now and they never said stays. */
export function withCustomer(
  draft: Pick<Draft, "email" | "phone" | "streetAddress" | "postalCode" | "city">,
  { name, email, phone, streetAddress, postalCode, city }: Said,
): Partial<Draft> {
  return {
    name,
    email: email || draft.email,
    phone: phone || draft.phone,
    streetAddress: streetAddress || draft.streetAddress,
    postalCode: postalCode || draft.postalCode,
    city: city || draft.city,
  };
}
