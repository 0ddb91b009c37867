import type { CheckoutProblem } from "#contracts/problems/checkout.ts";
import { formatKronor } from "#texts/format.ts";
import { waitInWords } from "#texts/how-long.ts";
import type { Sentences } from "./sentences.ts";

export const CHECKOUT_SENTENCES: Sentences<CheckoutProblem> = {
  "checkout.too-many-open": () =>
    "Du har redan flera påbörjade bokningar. Slutför en av dem, eller vänta 20 minuter så släpps de.",
  "checkout.too-many-nights": ({ unitNights }) =>
    `Det går att hålla högst ${unitNights} nätter åt gången. Slutför det du har påbörjat, eller ring oss så hjälper vi dig.`,
  "checkout.lapsed-too-often": ({ retryAfterSeconds }) =>
    `Du har påbörjat flera bokningar utan att betala. Försök igen om ${waitInWords(retryAfterSeconds)}, eller ring oss så hjälper vi dig.`,
  "checkout.network-busy": ({ retryAfterSeconds }) =>
    `Från nätverket du använder är många bokningar påbörjade men inte betalda. Försök igen om ${waitInWords(retryAfterSeconds)}, byt till ett annat nätverk, eller ring oss så hjälper vi dig.`,
  "checkout.price-changed": ({ price }) =>
    `Priset har ändrats till ${formatKronor(price.total)}. Kontrollera det nya priset och gå vidare om du vill boka.`,
  "checkout.policy-changed": () =>
    "Avbokningsvillkoren har ändrats. Läs de nya och gå vidare om du vill boka.",
  "checkout.agreement-changed": () =>
    "Hyresvillkoren har ändrats. Läs dem igen och godkänn dem för att gå vidare.",
  "checkout.amount-too-small": ({ least }) =>
    `Beloppet är för litet för att betalas med kort. Det minsta är ${formatKronor(least)}.`,
  "checkout.amount-too-large": () =>
    "Beloppet är för stort för en kortbetalning. Ring oss så hjälper vi dig.",
  "checkout.already-booked": ({ bookingId }) =>
    `Din bokning är redan gjord. Den har nummer #${bookingId}.`,
  "checkout.payment-under-way": () =>
    "Du har redan en betalning på gång för det här objektet. Slutför den, eller vänta en stund så släpps den.",
  "checkout.payment-unknown": () => "Betalningen kunde inte hittas.",
  "checkout.payment-not-authorized": ({ status }) => `Oväntad betalningsstatus: ${status}`,
  "checkout.payment-used": () => "Betalningen hör redan till en bokning.",
  "checkout.payment-differs": () =>
    "Betalningen stämmer inte med bokningen. Inget dras från kortet, och reservationen släpps.",
  "checkout.data-differs": () =>
    "Uppgifterna skiljer sig från dem som betalningen gjordes för. Inget har ändrats.",
  "checkout.data-missing": () => "Vänligen fyll i alla obligatoriska fält",
  "checkout.code-gone": () =>
    "Rabattkoden hann användas av någon annan innan betalningen kom fram. Inga pengar är dragna; gör om bokningen utan koden.",
  "checkout.nights-gone": () =>
    "Någon annan hann boka nätterna. Reservationen på kortet har släppts och inget har dragits. Välj gärna andra datum.",
  "checkout.over": () =>
    "Tiden för att betala har gått ut och nätterna har släppts. Inget har dragits. Börja om så håller vi dem igen om de är lediga.",
};
