import type { Change } from "#contracts/audit.ts";
import type { BookingStatus } from "#domain/bookings/booking-status.ts";
import { isInquiry } from "#domain/payments/dispute.ts";
import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { linesInWords, type NamedLine } from "#texts/further-things.ts";
import { PAYMENT_METHOD_LABELS } from "#texts/payment-methods.ts";
import { BOOKING_STATUS_LABELS, emailTypeLabel } from "#texts/statuses.ts";
import { momentWords } from "#web/admin/bookings/words.ts";

export type ChangeWords = { title: string; text: string };

type Fields = Record<string, unknown>;

const LONGEST = 200;

type Told = (before: Fields, after: Fields) => ChangeWords;

const ABOUT: Record<string, Told> = {
  "booking.status": (before, after) =>
    typeof after["refund"] === "number"
      ? { title: "Avbokade", text: cancelledMoney(after) }
      : { title: "Ändrade status", text: `${status(before)} → ${status(after)}` },
  "booking.comment": (_before, { notes }) => ({
    title: COMMENTED[notes === undefined ? "unknown" : notes === "" ? "removed" : "kept"],
    text: words(notes),
  }),
  "customer.comment": (_before, { notes }) => ({
    title: `${COMMENTED[notes === undefined ? "unknown" : words(notes).trim() === "" ? "removed" : "kept"]} om kunden`,
    text: words(notes),
  }),
  "booking.changed": (before, after) => ({
    title: hasNewTerms(after) ? "Ändrade bokningen" : "Ändrade uppgifter",
    text: [changedFields(before, after), ...overrideWords(after)].filter(Boolean).join(", "),
  }),
  "booking.made": (_before, after) => ({ title: "Lade in bokningen", text: madeWords(after) }),
  "booking.agreement-accepted": () => ({ title: "Godkände hyresvillkoren", text: "" }),
  "booking.agreement-signed": () => ({
    title: "Noterade hyresavtalet som signerat på papper",
    text: "",
  }),
  "booking.turnaround-released": () => ({
    title: "Släppte dygnen efter återlämningen",
    text: "",
  }),
  "booking.units": (before, after) => ({
    title: "Bytte enhet",
    text: [unitNames(before), unitNames(after)].filter(Boolean).join(" → "),
  }),
  "booking.own-page-renewed": () => ({ title: "Bytte länken till kundens bokningssida", text: "" }),
  "booking.own-page-mailed": () => ({
    title: "Mejlade en länk till kundens bokningssida",
    text: "",
  }),
  "booking.withdrawn": () => ({ title: "Ångrade bokningen", text: "" }),
  "booking.deleted": () => ({ title: "Tog bort bokningen", text: "" }),
  "payment.authorized": (_before, after) => ({ title: "Belopp reserverat", text: amount(after) }),
  "payment.captured": (_before, after) => ({
    title: after["kind"] === "deposit" ? "Deposition betald" : "Betalning genomförd",
    text: amount(after),
  }),
  "payment.cancelled": (_before, after) =>
    after["wasReserved"] === false
      ? { title: "Kortbetalningen blev inte av", text: `${amount(after)}, inget hade betalats` }
      : { title: "Betalning avbruten", text: amount(after) },
  "payment.expired": (_before, after) => ({ title: "Reservationen gick ut", text: amount(after) }),
  "payment.recorded": (_before, after) => ({
    title: after["kind"] === "deposit" ? "Registrerade depositionen" : "Registrerade en betalning",
    text: byHand(after),
  }),
  "payment.taken-back": (_before, after) => ({
    title: "Rättade en betalning som registrerats av misstag",
    text: byHand(after),
  }),
  "payment.given-back": (_before, after) => ({ title: GIVEN_BACK, text: byHand(after) }),
  "payment.link-sent": (_before, after) => ({
    title:
      after["isLedThere"] === true
        ? "Öppnade betalningen på sin bokningssida"
        : "Skickade en betalningslänk",
    text: [amount(after), until(after)].filter(Boolean).join(", "),
  }),
  "rent.refunded": (_before, after) =>
    isByHand(after)
      ? { title: GIVEN_BACK, text: byHand(after) }
      : { title: "Återbetalning gjord", text: money(after) },
  "charge.refunded": (_before, after) => ({ title: "Återbetalning gjord", text: byHand(after) }),
  "deposit.refunded": (_before, after) => ({
    title: isByHand(after) ? "Gav tillbaka depositionen" : "Återbetalade depositionen",
    text: byHand(after),
  }),
  "refund.failed": (_before, after) => ({
    title: "Återbetalningen gick inte igenom",
    text: amount(after),
  }),
  "refund.twice": (_before, after) => ({
    title: "Återbetalningen nådde kortet ändå, och är gjord två gånger",
    text: amount(after),
  }),
  "mail.resent": (_before, { type, recipient }) => ({
    title: "Skickade ett mejl igen",
    text: [emailTypeLabel(words(type)), words(recipient)].filter(Boolean).join(" till "),
  }),
  "letter.stopped": (_before, { type }) => ({
    title: "Stoppade ett mejl som skickas av sig själv",
    text: emailTypeLabel(words(type)),
  }),
  "letter.resumed": (_before, { type }) => ({
    title: "Lät ett stoppat mejl skickas",
    text: emailTypeLabel(words(type)),
  }),
  "letter.sent": (_before, { type }) => ({
    title: "Skickade ett mejl i förväg",
    text: emailTypeLabel(words(type)),
  }),
  "deposit.kept": (_before, after) => ({
    title: `Behöll en del av depositionen för ${after["reason"] === "damage" ? "skada" : "tjänst"}`,
    text: money({ ...after, reason: after["note"] }),
  }),
  "hand-over.out": (_before, { unitName }) => ({
    title: "Signerade utlämningen",
    text: words(unitName),
  }),
  "hand-over.back": (_before, { unitName }) => ({
    title: "Signerade återlämningen",
    text: words(unitName),
  }),
  "hand-over.corrected": (_before, { kind, unitName }) => ({
    title: `Rättade protokollet från ${kind === "back" ? "återlämningen" : "utlämningen"}`,
    text: words(unitName),
  }),
  "hand-over.annulled": (_before, { kind, unitName, reason }) => ({
    title: `Makulerade protokollet från ${kind === "back" ? "återlämningen" : "utlämningen"}`,
    text: [words(unitName), words(reason)].filter((said) => said !== "").join(": "),
  }),
  "hand-over.settled": (_before, after) => ({
    title: "Gjorde upp återlämningen",
    text: settledWords(after),
  }),
  "deposit.reminder": () => ({ title: "Skickade depositionspåminnelse", text: "" }),
  "dispute.opened": (_before, after) => ({
    title: isInquiry(words(after["state"]))
      ? "Kundens bank frågar om betalningen"
      : "Kundens bank har bestridit betalningen",
    text: amount(after),
  }),
  "dispute.moved": (_before, after) => ({
    title: DISPUTE_MOVES[words(after["state"])] ?? "Tvisten med kundens bank har gått vidare",
    text: amount(after),
  }),
  "dispute.decided": (_before, after) => ({
    title: decisionTitle(after),
    text: money(after),
  }),
  "dispute.reopened": (_before, after) => ({
    title: "Tvisten prövas på nytt, så beslutet om den är återtaget i bokföringen",
    text: amount(after),
  }),
  "concern.settled": (_before, { kind, reason }) => ({
    title: `Klarmarkerade i Att åtgärda${CONCERNS[words(kind)] ? `: ${CONCERNS[words(kind)]}` : ""}`,
    text: words(reason),
  }),
};

/** Entries of 'Att åtgärda', in a few words. */
const CONCERNS: Record<string, string> = {
  "rent-unpaid": "hyran inte betald",
  "deposit-unpaid": "depositionen inte betald",
  "booking-without-money": "utan betalning",
  "reservation-waiting": "betalning att godkänna",
  "returned-unpaid": "återlämnad och inte betald",
  "charge-failed": "kortbolaget nekade",
  "charge-unpaid": "inte betalat efter återlämningen",
  "authorization-lapsing": "reservationen går ut",
  "link-lapsed": "betalningslänken gick ut",
  "stay-without-unit": "utan enhet",
  "upkeep-overdue": "service eller besiktning försenad",
  "return-unmarked": "inte markerad som returnerad",
  "deposit-held": "deposition som ligger kvar",
  "money-to-give-back": "betalat för mycket",
  "charged-but-cancelled": "avbokad, men betald",
  "charged-but-deleted": "borttagen, men betald",
  "refund-failed": "återbetalning som inte gick igenom",
  "refund-twice": "återbetalat två gånger",
  "charged-elsewhere": "draget hos kortbolaget",
  dispute: "bestridd betalning",
  "dispute-lost": "förlorad tvist",
  "payment-stuck": "obesvarad fråga till kortbolaget",
  "books-differ": "kortbolaget säger annat",
  "mail-failed": "mejl som inte kom fram",
  withdrawn: "ångrad bokning",
};

function decisionTitle({ kind, decision }: Fields): string {
  if (kind === "deposit") return "Bokförde att banken har gett tillbaka depositionen";
  return decision === "credit"
    ? "Bokförde den förlorade tvisten som en återbetalning"
    : "Bokförde den förlorade tvisten som en förlust";
}

/** What somebody wrote may have been erased since. */
const COMMENTED = {
  kept: "Sparade en kommentar",
  removed: "Tog bort kommentaren",
  unknown: "Ändrade kommentaren",
};

const GIVEN_BACK = "Gav tillbaka en betalning";

const DISPUTE_MOVES: Record<string, string> = {
  needs_response: "Kundens bank har bestridit betalningen",
  under_review: "Kundens bank granskar butikens svar",
  warning_under_review: "Kundens bank granskar butikens svar",
  warning_closed: "Frågan från kundens bank är avslutad",
  won: "Tvisten om betalningen är vunnen",
  lost: "Tvisten om betalningen är förlorad",
  prevented: "Tvisten om betalningen är avvärjd",
};

/** One line of the log in words. What nobody has words for is shown by its own name. */
export function changeWords({ action, before, after }: Change): ChangeWords {
  const told = ABOUT[action];
  return told ? told(fieldsOf(before), fieldsOf(after)) : { title: action, text: "" };
}

function fieldsOf(value: unknown): Fields {
  return typeof value === "object" && value !== null ? (value as Fields) : {};
}

function words(value: unknown): string {
  const text = typeof value === "string" ? value : "";
  return text.length > LONGEST ? `${text.slice(0, LONGEST).trimEnd()}…` : text;
}

function status({ status: value }: Fields): string {
  return BOOKING_STATUS_LABELS[value as BookingStatus] ?? String(value);
}

function amount({ amount: kronor }: Fields): string {
  return typeof kronor === "number" ? formatKronor(kronor) : "";
}

/** `500 kr: avbruten resa`. */
function money(after: Fields): string {
  return [amount(after), words(after["reason"])].filter(Boolean).join(": ");
}

const FIELD_WORDS: Record<string, string> = {
  customerName: "namn",
  customerEmail: "e-post",
  customerPhone: "telefon",
  customerPersonalNumber: "personnummer",
  customerAddress: "adress",
  customerOrganisationName: "företag eller förening",
  customerOrganisationNumber: "organisationsnummer",
  customerInvoiceAddress: "fakturaadress",
  customerReference: "kundens referens",
  travelInfo: "reseinfo",
  drivers: "förare",
  pickupTime: "utlämningstid",
  returnTime: "återlämningstid",
  rentalItemId: "objekt",
  startDate: "utlämning",
  endDate: "återlämning",
  quantity: "antal",
  selectedAddons: "tillval",
  lines: "fler saker",
  totalPrice: "pris",
  depositAmount: "deposition",
};

/** What is rented, or what it costs. */
function hasNewTerms({ fields }: Fields): boolean {
  const terms = [
    "rentalItemId",
    "startDate",
    "endDate",
    "quantity",
    "selectedAddons",
    "lines",
    "totalPrice",
  ];
  return Array.isArray(fields) && terms.some((name) => fields.includes(name));
}

/** A field's value as one reads it; nothing of what only a program reads. */
function valueWords(name: string, { [name]: value, itemName }: Fields): string {
  if (name === "rentalItemId") return words(itemName);
  if (name === "lines") return Array.isArray(value) ? linesInWords(value as NamedLine[]) : "";
  if (name === "totalPrice" || name === "depositAmount")
    return typeof value === "number" ? formatKronor(value) : "";
  if (typeof value === "number") return String(value);
  return isLocalDate(words(value)) ? formatDay(words(value) as LocalDate) : words(value);
}

/** `e-post: anna@exmple.se → anna@example.se, personnummer`; values may have been erased since. */
function changedFields(before: Fields, after: Fields): string {
  const names = Array.isArray(after["fields"]) ? after["fields"].map(words) : [];
  return names
    .filter((name) => FIELD_WORDS[name] !== undefined)
    .map((name) => {
      const [was, is] = [valueWords(name, before), valueWords(name, after)];
      const values = was || is ? `: ${was || "tomt"} → ${is || "tomt"}` : "";
      return `${FIELD_WORDS[name]}${values}`;
    })
    .join(", ");
}

function unitNames({ units }: Fields): string {
  return Array.isArray(units) ? units.map(words).join(", ") : "";
}

/** What staff set aside or agreed upon when they made it. */
function madeWords({ adjustment, overrides }: Fields): string {
  const sum = Number(adjustment ?? 0);
  return [
    sum < 0 && `Rabatt ${formatKronor(-sum)}`,
    sum > 0 && `Tillägg ${formatKronor(sum)}`,
    ...overrideWords({ overrides }),
  ]
    .filter(Boolean)
    .join(", ");
}

function overrideWords({ overrides }: Fields): (string | undefined)[] {
  return Array.isArray(overrides) ? overrides.map((one) => OVERRIDE_WORDS[words(one)]) : [];
}

const OVERRIDE_WORDS: Record<string, string> = {
  period: "utan hänsyn till bytesdagar",
  window: "utanför bokningstiden",
  opening: "utanför öppettiderna",
};

/** `1 200 kr tillbaka, 800 kr behålls: vi delar på det`. */
function cancelledMoney({ refund, kept, reason }: Fields): string {
  const sums = [
    Number(refund) > 0 && `${formatKronor(Number(refund))} tillbaka`,
    Number(kept) > 0 && `${formatKronor(Number(kept))} behålls`,
  ].filter((sum) => sum !== false);
  return [sums.join(", "), words(reason)].filter(Boolean).join(": ");
}

function isByHand({ method }: Fields): boolean {
  return method !== undefined && method !== "card";
}

/** `500 kr, Swish: fel bokning`; of a card the sum and the reason. */
function byHand(after: Fields): string {
  const label = PAYMENT_METHOD_LABELS[after["method"] as PaymentMethod];
  if (!isByHand(after) || label === undefined) return money(after);
  const sum = `${amount(after)}, ${label}`;
  return [sum, words(after["reason"])].filter(Boolean).join(": ");
}

function until({ expiresAt }: Fields): string {
  return typeof expiresAt === "string" ? `gäller till ${momentWords(expiresAt)}` : "";
}

function settledWords({ kept, givenBack, toGiveByHand, asked }: Fields): string {
  const sums: [string, unknown][] = [
    ["behållet av depositionen", kept],
    ["återbetalat", givenBack],
    ["att ge tillbaka för hand", toGiveByHand],
    ["begärt med länk", asked],
  ];
  return sums
    .flatMap(([what, sum]) =>
      typeof sum === "number" && sum > 0 ? [`${formatKronor(sum)} ${what}`] : [],
    )
    .join(", ");
}
