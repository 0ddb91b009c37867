import { moneyBackBy } from "#domain/bookings/withdrawal.ts";
import type { PaymentMethod } from "#domain/payments/payment-method.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatDay, formatKronor, formatWeekday } from "#texts/format.ts";
import type { Of, WordsOf } from "./concern-kind.ts";

/** Money that is a customer's. */
export const OWED: WordsOf<
  | "deposit-held"
  | "money-to-give-back"
  | "charged-but-cancelled"
  | "charged-but-deleted"
  | "refund-failed"
  | "refund-twice"
  | "money-without-booking"
  | "withdrawn"
> = {
  "deposit-held": (concern) => ({
    tone: "warning",
    title: heldTitle(concern),
    text: `${formatKronor(concern.amount)}${ofItem(concern.itemName)} ska tillbaka till kunden. ${heldAdvice(concern)}`,
  }),
  "money-to-give-back": ({ customerName, itemName, amount }) => ({
    tone: "warning",
    title: `${customerName} har betalat ${formatKronor(amount)} för mycket`,
    text: `Det gäller ${itemName}. Öppna bokningen och betala tillbaka det som är kundens.`,
  }),
  "charged-but-cancelled": ({ customerName, itemName, amount, isDecided }) => ({
    tone: "warning",
    title: isDecided
      ? `${customerName} ska få tillbaka ${formatKronor(amount)}`
      : `Bokningen för ${customerName} är avbokad, men betald`,
    text: isDecided
      ? `Det bestämdes när bokningen av ${itemName} avbokades. Öppna bokningen och betala tillbaka.`
      : `${formatKronor(amount)} för ${itemName} är betalt. Öppna bokningen och betala tillbaka det som kunden ska ha.`,
  }),
  "charged-but-deleted": ({ customerName, itemName, amount, byCard }) => ({
    tone: "warning",
    title: `Bokningen för ${customerName || "en kund"} är borttagen, men betald`,
    text: `${formatKronor(amount)}${ofItem(itemName)} är betalt. ${deletedAdvice(amount, byCard)}`,
  }),
  "refund-failed": ({ customerName, itemName, amount, failed }) => ({
    tone: "danger",
    title: `Återbetalningen ${failed?.paidFor === "deposit" ? "av depositionen " : ""}till ${customerName || "en kund"} gick inte igenom`,
    text: `${formatKronor(amount)}${failed?.paidFor === "deposit" ? " av depositionen" : ""}${ofItem(itemName)} har inte nått kundens kort. Öppna bokningen och försök igen, eller betala tillbaka på annat sätt${failed ? " och registrera det här" : ""}.`,
  }),
  "refund-twice": ({ customerName, itemName, amount }) => ({
    tone: "danger",
    title: `${customerName || "En kund"} har fått ${formatKronor(amount)} två gånger`,
    text: `Återbetalningen${ofItem(itemName)} nådde kortet ändå, efter att den hade betalats tillbaka på annat sätt. Be kunden om pengarna, eller låt det vara. Beloppet är bokfört som förlust; kommer det tillbaka bokförs det mot samma konto. Klarmarkera och skriv hur det blev.`,
  }),
  "money-without-booking": ({ amount, isReserved }) =>
    isReserved
      ? {
          tone: "danger",
          title: `${formatKronor(amount)} är reserverade utan bokning`,
          text: "Beloppet är reserverat på ett kort, men ingen bokning hör till. Släpp reservationen så får kunden tillbaka utrymmet på kortet.",
        }
      : {
          tone: "danger",
          title: `${formatKronor(amount)} är dragna utan bokning`,
          text: "Beloppet har dragits från ett kort, men ingen bokning hör till. Återbetala det hos kortbolaget: sök där på betalningens nummer. Jämför sedan igen.",
        },
  withdrawn: ({ customerName, itemName, at, paid, reserved }) => {
    const moment = new Date(at);
    return {
      tone: "danger",
      title: `${customerName} har ångrat sin bokning`,
      text: `Kunden använde sin ångerrätt för ${itemName} ${formatWeekday(dayInSweden(moment))} kl ${timeInSweden(moment)}. Öppna bokningen och avboka den. ${withdrawnMoney(paid, reserved, moment)}`,
    };
  },
};

function withdrawnMoney(paid: number, reserved: number, at: Date): string {
  if (paid > 0)
    return `${formatKronor(paid)} ska vara tillbaka hos kunden senast ${formatDay(moneyBackBy(dayInSweden(at)))}.`;
  return reserved > 0
    ? `Då släpps reservationen på ${formatKronor(reserved)}.`
    : "Kunden har inte betalat något.";
}

function heldTitle({ why, customerName }: Of<"deposit-held">): string {
  const whose = customerName === "" ? "En deposition" : `Depositionen för ${customerName}`;
  if (why === "twice") return `${whose} är betald två gånger`;
  if (why === "gone") return `${whose} ligger kvar, men bokningen är borttagen`;
  return `${whose} ligger kvar efter ${why === "cancelled" ? "avbokningen" : "återlämningen"}`;
}

function deletedAdvice(amount: number, byCard: number): string {
  const rest = "Ska butiken behålla pengarna, klarmarkera och skriv varför.";
  if (byCard >= amount) return `Betala tillbaka till kortet härifrån. ${rest}`;
  const byHand = `${formatKronor(amount - byCard)} kom på annat sätt och betalas tillbaka på samma sätt`;
  return byCard > 0
    ? `${formatKronor(byCard)} kan betalas tillbaka till kortet härifrån. ${byHand}. ${rest}`
    : `${byHand}: registrera det sedan här. ${rest}`;
}

const CAME: Record<Exclude<PaymentMethod, "card">, string> = {
  swish: "med Swish",
  bank: "till banken",
  till: "i kassan",
};

function heldAdvice({ method, why }: Of<"deposit-held">): string {
  if (method === "card")
    return why === "gone"
      ? "Betala tillbaka till kortet härifrån."
      : "Betala tillbaka till kortet härifrån, eller öppna bokningen om en del ska behållas.";
  const noted =
    why === "gone" ? "registrera det sedan här" : "registrera det här eller i bokningen";
  return `Den kom ${CAME[method]}: betala tillbaka på samma sätt och ${noted}.`;
}

function ofItem(itemName: string): string {
  return itemName === "" ? "" : ` för ${itemName}`;
}
