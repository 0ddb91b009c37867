import type { MoneyProblem } from "#contracts/problems/money.ts";
import type { NothingLeft } from "#domain/payments/nothing-left.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { LEFT_ON_OWN_PAGE } from "#texts/own-page-words.ts";
import { PAYMENT_STATUS_LABELS } from "#texts/statuses.ts";
import type { Sentences } from "./sentences.ts";

/** A second press finds it done: what happened to the reservation. */
const MOVED_BEFORE: Record<PaymentStatus, string> = {
  pending: "Betalningen behandlas fortfarande hos kortbolaget. Se efter om en stund.",
  authorized: "Beloppet är reserverat.",
  captured: "Betalningen är redan genomförd.",
  cancelled: "Reservationen är redan släppt.",
  expired: "Reservationen har gått ut, så det finns inget att dra.",
};

const NOTHING_LEFT_SENTENCES: Record<NothingLeft | "refunded", string> = {
  refunded: "Allt är redan återbetalat.",
  kept: "Det som inte är återbetalat är behållet, så det finns inget kvar att betala tillbaka.",
  bank: "Kundens bank har tagit tillbaka betalningen, så det finns inget kvar att betala tillbaka. Kunden har fått pengarna av sin bank.",
  "by-hand":
    "Pengarna kom inte med kort. Betala tillbaka dem på samma sätt som de kom, och registrera det vid betalningen i bokningen.",
};

export const MONEY_SENTENCES: Sentences<MoneyProblem> = {
  "payment.move-refused": ({ from, to }) =>
    `Betalningen är ${PAYMENT_STATUS_LABELS[from].toLowerCase()} och kan inte bli ${PAYMENT_STATUS_LABELS[to].toLowerCase()}.`,
  "payment.none": () => "Bokningen har ingen betalning att göra det med.",
  "payment.unknown": () => "Betalningen finns inte på den här bokningen. Ladda om sidan.",
  "payment.moved-before": ({ status, isReleasing, isCalledOffByCustomer, change }) => {
    const off = isCalledOffByCustomer ? "Kunden har avbokat bokningen. " : "";
    if (isReleasing) return `${off}Reservationen håller på att släppas.`;
    const done = `${off}${MOVED_BEFORE[status]}`;
    return change
      ? `${done} ${change.actor} gjorde det ${formatDay(change.day)} kl ${change.time}.`
      : done;
  },
  "payment.done-meanwhile": ({ deed, isUnderWay, amount, actor, time }) => {
    const sum = formatKronor(amount);
    if (isUnderWay)
      return `Just nu betalar ${actor} tillbaka ${sum}. Vänta en stund och se hur det gick.`;
    const done = {
      refund: `betalade ${actor} tillbaka ${sum}`,
      keep: `behöll ${actor} ${sum} av depositionen`,
      settle:
        amount > 0
          ? `gjorde ${actor} avräkningen och behöll ${sum} av depositionen`
          : `gjorde ${actor} avräkningen`,
      record: `registrerade ${actor} en betalning på ${sum}`,
      pay: `betalade kunden ${sum} med kort`,
    }[deed];
    return `Under tiden, kl ${time}, ${done}. Ditt val är inte utfört. Se hur det står till nu, och försök igen om det ändå ska göras.`;
  },
  "payment.nothing-due": ({ waived }) =>
    waived > 0
      ? `Det finns inget kvar att betala: ${formatKronor(waived)} av hyran är eftergivet. Ska kunden betala ändå får ni komma överens om det på annat sätt.`
      : "Det finns inget kvar att betala.",
  "payment.more-than-due": ({ most }) =>
    most === 0
      ? "Det finns inget kvar att betala på bokningen."
      : `Det återstår ${formatKronor(most)} att betala. Beloppet kan inte vara högre än så.`,
  "payment.in-the-future": () => "Dagen har inte varit än. Välj dagen då pengarna kom eller gick.",
  "payment.too-long-ago": ({ earliest }) =>
    `Dagen ligger för långt tillbaka. Välj en dag från och med ${formatDay(earliest)}.`,
  "payment.key-used": () =>
    "Något annat är redan registrerat med samma nyckel. Ladda om sidan och försök igen.",
  "payment.by-card": () =>
    "Det som betalats med kort betalas tillbaka till kortet, med ”Betala tillbaka”.",
  "payment.partly-gone": () =>
    "En del av betalningen är redan återbetald eller behållen, så den kan inte tas tillbaka.",
  "payment.disputed": () =>
    "Kundens bank har tagit tillbaka betalningen, så den kan inte betalas tillbaka härifrån. Svara hos kortbolaget.",
  "dispute.unknown": () => "Tvisten kunde inte hittas. Ladda om listan.",
  "dispute.not-lost": () =>
    "Tvisten är inte avgjord till kundens fördel, så det finns inget att bokföra.",
  "dispute.undecided": () =>
    "En förlorad tvist går inte att klarmarkera. Den försvinner ur listan när du har valt hur den ska bokföras.",
  "dispute.decided": () => "Tvisten är redan bokförd på annat sätt. Ladda om listan.",
  "payment.busy": () =>
    "Någon annan gör redan något med den här betalningen. Vänta en stund och se hur det gick.",
  "payment.lapsed": () =>
    "Auktoriseringen har löpt ut. Det är inte längre möjligt att genomföra denna betalning.",
  "payment.stands-elsewhere": ({ status }) =>
    `Det gick inte: betalningen är redan ${PAYMENT_STATUS_LABELS[status].toLowerCase()}.`,
  "payment.refund-too-much": ({ most, why }) =>
    most === 0
      ? NOTHING_LEFT_SENTENCES[why ?? "refunded"]
      : `Det går att betala tillbaka högst ${formatKronor(most)}.`,
  "payment.refund-refused": () =>
    "Kortbolaget tog inte emot återbetalningen. Se efter hos kortbolaget och försök igen.",
  "payment.processing": () =>
    "Betalningen behandlas just nu. Vänta en liten stund och ladda om sidan.",
  "deposit.none": () => "Bokningen har ingen deposition att betala.",
  "deposit.paid": () => "Depositionen är redan betald.",
  "deposit.booking-over": () =>
    "Bokningen är avbokad eller återlämnad, så det finns ingen deposition att betala.",
  "deposit.keep-too-much": ({ most }) =>
    most === 0
      ? "Det finns inget kvar av depositionen att behålla: den är redan gjord upp. Ladda om sidan för att se hur."
      : `Det går att behålla högst ${formatKronor(most)} av depositionen.`,
  "deposit.whole-by-hand": ({ amount }) =>
    `Depositionen tas emot i sin helhet: ${formatKronor(amount)}.`,
  "payment-link.unknown": () =>
    "Länken kunde inte hittas. Kontrollera att hela adressen kom med, eller hör av dig så skickar vi en ny.",
  "payment-link.used": () => `Kortet är redan godkänt för den här bokningen. ${LEFT_ON_OWN_PAGE}`,
  "payment-link.agreement-needed": () => "Läs och godkänn hyresvillkoren först.",
  "payment-link.paid": ({ isReleased }) =>
    isReleased
      ? `Bokningen är redan betald, så vi har släppt reservationen på kortet, och inget dras. ${LEFT_ON_OWN_PAGE}`
      : `Bokningen är redan betald. ${LEFT_ON_OWN_PAGE}`,
  "payment-link.replaced": ({ isReleased }) =>
    isReleased
      ? "Vi har skickat en nyare länk, och bara den gäller. Inget dras från kortet med den här. Du hittar den nya i det senaste mejlet från oss."
      : "Vi har skickat en nyare länk, och bara den gäller. Du hittar den i det senaste mejlet från oss.",
  "payment-link.expired": ({ isReleased }) =>
    isReleased
      ? "Länken har gått ut, så inget dras från kortet. Hör av dig så skickar vi en ny."
      : "Länken har gått ut. Hör av dig så skickar vi en ny.",
  "payment-link.closed": () =>
    "Bokningen väntar inte längre på någon betalning. Hör av dig om något verkar konstigt.",
  "payment.outcome-unknown": () =>
    "Kortbolaget svarade inte, så vi vet inte än om det gick igenom. Butiken frågar igen av sig själv; se efter om en minut.",
  "payment.provider-unreachable": () =>
    "Kortbetalningen går inte att nå just nu. Inget har dragits. Försök igen om en liten stund.",
  "payment.provider-refused": () =>
    "Kortbetalningen kunde inte öppnas. Inget har dragits. Försök igen, eller ring oss så hjälper vi dig.",
  "payment.webhook-not-genuine": () => "Meddelandet är inte undertecknat av kortbolaget.",
};
