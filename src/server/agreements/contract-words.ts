import type { Booking } from "#contracts/bookings.ts";
import type { ShopFacts } from "#contracts/page.ts";
import { maskedPersonalNumber } from "#domain/bookings/masked-personal-number.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { sumKronor } from "#domain/money/ore.ts";
import { VAT_RATE, vatWithin } from "#domain/money/vat.ts";
import { DEPOSIT_BACK_DAYS, depositDue } from "#domain/payments/deposit-status.ts";
import type { Place } from "#domain/shop/owners-shop.ts";
import { toldPlace, wayIn } from "#domain/shop/place-of.ts";
import { instantInWords } from "#server/emails/templates/stay-facts.ts";
import { dayInWords } from "#texts/long-day.ts";
import { approvedPolicyWords, policyWords } from "#texts/cancellation-words.ts";
import { driverWords } from "#texts/driver-words.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { listed } from "#texts/listed.ts";
import { lineInWords, linesInWords } from "#texts/further-things.ts";
import { unitLines } from "#texts/unit-words.ts";

export type ContractRow = {
  label: string;
  note?: string | undefined;
  value: string;
  bold?: boolean;
};

const given = (words: readonly (string | null)[]): string[] =>
  words.filter((word): word is string => word !== null && word.trim() !== "");

const named = (name: string, value: string | null): string | null =>
  value === null || value.trim() === "" ? null : `${name} ${value}`;

/** Who lets, a line each. */
export function shopLines({ company }: Pick<ShopFacts, "company">): string[] {
  const { name, orgnr, address, phone, email } = company;
  return given([name, named("Org.nr", orgnr), address, phone, email]);
}

/** Who rents, a line each. On paper the personal number is never whole. */
export function customerLines(booking: Booking): string[] {
  const { customerName, customerOrganisationName: organisation } = booking;
  const number = named("Org.nr", booking.customerOrganisationNumber);
  return given([
    ...(organisation === "" ? [customerName, number] : [organisation, number, customerName]),
    named("Personnummer", maskedPersonalNumber(booking.customerPersonalNumber)),
    named("Referens", booking.customerReference),
    booking.customerAddress,
    booking.customerPhone,
    booking.customerEmail,
    ...booking.drivers.map((driver) => `Förare: ${driverWords(driver)}`),
  ]);
}

/** What is rented, and from when until when. */
export function stayRows(
  booking: Booking,
  { places }: { places: readonly Place[] },
  { isForCustomer = false } = {},
): ContractRow[] {
  const { rentalItemName, quantity, startDate, endDate, pickupTime, returnTime } = booking;
  const { words } = toldPlace(booking, places);
  const way = wayIn(booking, places);
  return [
    { label: "Objekt", value: rentalItemName },
    ...(quantity > 1 ? [{ label: "Antal", value: `${quantity} st` }] : []),
    ...booking.lines.map((line, at) => ({
      label: at === 0 ? "Dessutom" : "",
      value: lineInWords(line),
    })),
    ...unitRows(booking, isForCustomer),
    { label: "Hämtning", value: `${dayInWords(startDate)}${timeWords(pickupTime)}` },
    { label: "Återlämning", value: `${dayInWords(endDate)}${timeWords(returnTime)}` },
    ...stateRows(booking),
    ...(words === null ? [] : [{ label: "Plats", value: words }]),
    ...(way === null ? [] : [{ label: "Hitta hit", value: way }]),
  ];
}

/** Until something is fetched it may be swapped for another of its kind: nobody is promised it in writing. */
function unitRows({ units, stay, ...things }: Booking, isForCustomer: boolean): ContractRow[] {
  if (isForCustomer && stay.state === "waiting") return [];
  const isVehicle = things.rentalItemType === "rv";
  const own = units.filter(({ rentalItemId }) => rentalItemId === things.rentalItemId);
  const further = units.filter((unit) => !own.includes(unit));
  const numbers = own.map(({ registration }) => registration).filter((number) => number !== "");
  return [
    ...(own.length > 0
      ? [{ label: isVehicle ? "Fordon" : "Enhet", value: listed(own.map(({ name }) => name)) }]
      : []),
    ...(numbers.length > 0
      ? [{ label: isVehicle ? "Reg.nr" : "Nummer", value: listed(numbers) }]
      : []),
    ...unitLines(further, things).map((value) => ({ label: "", value })),
  ];
}

function stateRows({ stay: { outAt, backAt } }: Booking): ContractRow[] {
  const row = (label: string, at: string | null): ContractRow[] =>
    at === null ? [] : [{ label, value: instantInWords(new Date(at)) }];
  return [...row("Utlämnad", outAt), ...row("Återlämnad", backAt)];
}

function timeWords(time: string): string {
  return time === "" ? "" : ` kl. ${time}`;
}

/** The price line by line, what is paid of it and what is left. */
export function priceRows(booking: Booking): ContractRow[] {
  const { totalPrice, waivedAmount, paidAmount, refundedAmount, reservedAmount, dueAmount } =
    booking;
  const row = (label: string, amount: number): ContractRow[] =>
    amount > 0 ? [{ label, value: formatKronor(amount) }] : [];
  return [
    ...booking.quoteLines.map(({ label, note, amount }) => ({
      label,
      note,
      value: formatKronor(amount),
    })),
    { label: "Summa inklusive moms", value: formatKronor(totalPrice), bold: true },
    { label: `Varav moms ${VAT_RATE * 100} %`, value: formatKronor(vatWithin(totalPrice)) },
    ...row("Avdraget", waivedAmount),
    ...row("Betalt", sumKronor(paidAmount, refundedAmount)),
    ...row("Återbetalt", refundedAmount),
    ...row("Avbokningsavgift", booking.cancellation?.refund ? booking.cancellation.kept : 0),
    ...row("Reserverat på kort", reservedAmount),
    ...(dueAmount < 0
      ? row("Att få tillbaka", -dueAmount)
      : [{ label: "Kvar att betala", value: formatKronor(dueAmount), bold: true }]),
  ];
}

/** What the signatures stand for, since they may stand on a page of their own. */
export function signingWords(booking: Booking): string {
  const { id, rentalItemName, lines, startDate, endDate } = booking;
  const along = lines.length > 0 ? ` med ${linesInWords(lines)}` : "";
  const stay = `från ${dayInWords(startDate)} till ${dayInWords(endDate)}`;
  return `Vi är överens om hyran av ${rentalItemName}${along} ${stay}, bokning #${id}, så som det står i det här avtalet. Det skrivs under i två exemplar, och var och en behåller sitt.`;
}

/** Null where none is asked for. */
export function depositWords(booking: Booking): string | null {
  const amount = depositDue(booking.rentalItemType, booking.depositAmount);
  if (amount === 0) return null;
  const back = `betalas tillbaka inom ${DEPOSIT_BACK_DAYS} dagar efter återlämningen, med avdrag för skador, städning och sådant som saknas.`;
  return booking.depositPaidAmount > 0
    ? `${formatKronor(booking.depositPaidAmount)} är betalt i deposition och ${back}`
    : `${formatKronor(amount)} ska vara betalt före hämtningen och ${back}`;
}

/** What was promised about cancelling; days and their reason where they are not counted from the first of the stay. */
export function cancellingLines(booking: Booking, countedFrom: LocalDate): string[] {
  const { cancellationPolicy, startDate } = booking;
  return countedFrom === startDate
    ? policyWords(cancellationPolicy)
    : approvedPolicyWords(cancellationPolicy, { startDate, countedFrom });
}

/** Of a booking that is off. */
export function calledOffWords(cancelledOn: LocalDate | null): string {
  return cancelledOn === null ? "Avbokad" : `Avbokad den ${formatDay(cancelledOn)}`;
}
