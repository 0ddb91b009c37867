import type { Problem, ProblemCode } from "#contracts/errors.ts";

import type { LocalDate } from "#domain/dates/local-date.ts";
import type { NothingLeft } from "#domain/payments/nothing-left.ts";
import type { PaymentStatus } from "#domain/payments/payment-status.ts";
import { ACCOUNT_PURPOSE_LABELS } from "#texts/account-purposes.ts";
import { formatDay, formatKronor, formatMonth, hoursInWords } from "#texts/format.ts";
import { PAYMENT_STATUS_LABELS } from "#texts/statuses.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";

/** A second press finds it done: what happened to the reservation. */
const MOVED_BEFORE: Record<PaymentStatus, string> = {
  pending: "Betalningen behandlas fortfarande hos kortbolaget. Se efter om en stund.",
  authorized: "Beloppet är reserverat.",
  captured: "Betalningen är redan genomförd.",
  cancelled: "Reservationen är redan släppt.",
  expired: "Reservationen har gått ut, så det finns inget att dra.",
};

type Sentences = { [C in ProblemCode]: (problem: Extract<Problem, { code: C }>) => string };

const SENTENCES: Sentences = {
  "request.malformed": () => "Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.",
  "request.unknown-address": () => "Adressen finns inte.",
  "request.unreadable-address": () =>
    "Adressen går inte att läsa. Kontrollera att du har fått med hela länken.",
  "request.foreign-origin": () => "Anropet kom från en annan webbplats och stoppades.",
  "request.too-large": () => "Det som skickades är för stort.",
  "request.beyond-the-end": () => "Filen är kortare än den del som efterfrågades.",
  "request.too-many": ({ retryAfterSeconds }) =>
    `För många anrop på kort tid. Försök igen om ${waitingTime(retryAfterSeconds)}.`,
  "auth.not-signed-in": () => "Du behöver logga in först.",
  "auth.not-allowed": () => "Ditt konto har inte behörighet till det här.",
  "auth.wrong-credentials": () => "Fel användarnamn eller lösenord.",
  "auth.too-many-attempts": ({ retryAfterSeconds }) =>
    `För många inloggningsförsök. Försök igen om ${waitingTime(retryAfterSeconds)}.`,
  "auth.username-taken": () => "Användarnamnet är upptaget. Välj ett annat.",
  "auth.current-password-needed": () =>
    "Det var en stund sedan du loggade in. Skriv ditt nuvarande lösenord också.",
  "auth.current-password-wrong": () => "Det nuvarande lösenordet stämmer inte.",
  "catalog.item-unknown": () => "Objektet kunde inte hittas",
  "catalog.agreement-unknown": () => "Det finns inga hyresvillkor för det här objektet än.",
  "catalog.item-changed": ({ change }) =>
    change
      ? `${change.actor} ändrade objektet ${formatDay(change.day)} kl ${change.time}, medan du redigerade. Inget har sparats över.`
      : "Objektet ändrades medan du redigerade. Inget har sparats över.",
  "catalog.slug-taken": () => "Ett annat objekt har redan den adressen. Välj en annan.",
  "catalog.quantity-taken": ({ night, taken }) =>
    `Natten ${formatDay(night)} är ${taken} redan bokade eller på väg att bokas. Antalet kan inte vara lägre än så.`,
  "catalog.dates-reversed": () => "Slutdatum kan inte vara före startdatum.",
  "catalog.linked-item-unknown": () => "Objektet finns inte längre. Välj ett annat, eller inget.",
  "catalog.linked-item-own": () => "Ett tillval kan inte tas ur det objekt som det hör till.",
  "catalog.linked-item-motorhome": () =>
    "Ett tillval kan inte vara en husbil. Välj utrustning, eller inget.",
  "catalog.entry-unknown": () => "Det du vill ändra finns inte längre. Ladda om sidan.",
  "catalog.agreement-gone": () => "Hyresavtalet finns inte längre. Ladda om sidan.",
  "catalog.agreement-edited": () =>
    "Någon annan ändrade hyresavtalet medan du redigerade. Inget har sparats över. Ladda om för att se ändringen.",
  "catalog.agreement-empty": () => "Hyresavtalet behöver en text.",
  "catalog.agreement-in-use": ({ items }) =>
    `Hyresavtalet används av ${listed(items)}. Välj ett annat avtal där först.`,
  "catalog.agreement-needed": ({ items }) =>
    `Hyresavtalet är standard och gäller för ${listed(items)}. Gör ett annat avtal till standard först.`,
  "catalog.code-gone": () => "Rabattkoden finns inte längre. Ladda om sidan.",
  "catalog.code-taken": () =>
    "Det finns redan en sådan kod. Stora och små bokstäver och mellanslag gör ingen skillnad.",
  "catalog.code-gives-nothing": () => "Ange en rabatt i procent eller i kronor.",
  "catalog.code-gives-both": () => "Ange rabatten antingen i procent eller i kronor, inte båda.",
  "catalog.code-item-unknown": () =>
    "Ett av objekten finns inte längre. Ladda om sidan och välj igen.",
  "catalog.code-uses-below": ({ used }) =>
    `Koden är redan använd ${used === 1 ? "en gång" : `${used} gånger`}. Antalet kan inte vara lägre än så.`,
  "catalog.code-changed": ({ change }) =>
    change
      ? `${change.actor} ändrade rabattkoden ${formatDay(change.day)} kl ${change.time}, medan du redigerade. Inget har sparats över. Stäng och se efter hur den ser ut nu.`
      : "Rabattkoden ändrades medan du redigerade. Inget har sparats över. Stäng och se efter hur den ser ut nu.",
  "people.unknown": () => "Kontot finns inte längre. Ladda om sidan.",
  "people.last-administrator": () =>
    "Butiken behöver minst en administratör. Gör någon annan till administratör först.",
  "stay.no-nights": () =>
    "Slutdatum kan inte vara samma som startdatum, då det skulle innebära 0 nätter",
  "stay.reversed": () => "Slutdatum måste vara efter startdatum",
  "stay.past": () => "Startdatum har redan passerat. Välj ett datum från och med i dag.",
  "stay.pickup-passed": ({ pickupTime }) =>
    `Dagens hämtning var klockan ${pickupTime} och har passerat. Välj ett startdatum från och med i morgon.`,
  "stay.too-short-notice": ({ hours }) =>
    `Vi behöver veta det minst ${hoursInWords(hours)} före hämtningen. Välj ett senare startdatum.`,
  "stay.too-far": ({ lastDay }) => `Det går att boka till och med ${formatDay(lastDay)}.`,
  "stay.start-weekday": ({ weekday }) =>
    `Bokning inom bokningsperiod måste starta på en ${WEEKDAY_LABELS[weekday]}`,
  "stay.end-weekday": ({ weekday }) =>
    `Bokning inom bokningsperiod måste sluta på en ${WEEKDAY_LABELS[weekday]}`,
  "stay.too-short": ({ nights }) =>
    `En bokning som börjar den dagen måste vara minst ${nights} nätter.`,
  "stay.blocked": () => "Det valda intervallet innehåller blockerade datum",
  "stay.unavailable": () => "Det valda intervallet innehåller blockerade datum",
  "stay.too-few-units": ({ free }) =>
    `Det finns endast ${free} tillgängliga under den valda perioden.`,
  "stay.too-many-people": ({ most }) =>
    `Här finns plats för ${most}. Välj något större, eller fler bilar.`,
  "stay.no-turnaround": ({ nights }) =>
    nights === 1
      ? "Dygnet efter återlämningen behövs för städning och är redan upptaget. Välj andra datum."
      : `De ${nights} dygnen efter återlämningen behövs för städning och är inte lediga. Välj andra datum.`,
  "stay.above-stock": ({ quantity }) => `Det finns ${quantity} att hyra. Välj ett lägre antal.`,
  "line.unknown": () =>
    "En av sakerna i bokningen finns inte längre att hyra. Ta bort den och försök igen.",
  "line.twice": ({ name }) => `${name} finns redan i bokningen. Ändra antalet i stället.`,
  "line.motorhome": ({ name }) =>
    `${name} kan inte läggas till en annan bokning. Boka husbilen först och lägg utrustningen till den.`,
  "line.addon-only": ({ name }) => `${name} går bara att hyra som tillval till något annat.`,
  "line.unavailable": ({ name }) =>
    `${name} är inte ledig alla dagar du har valt. Ta bort den eller välj andra datum.`,
  "line.too-few": ({ name, free }) =>
    `Det finns bara ${free} st ${name} lediga alla dagar du har valt. Välj ett lägre antal.`,
  "line.extra-taken": ({ name, free }) =>
    free > 0
      ? `Av tillvalet ${name} finns bara ${free} st kvar de dagarna. Välj ett lägre antal.`
      : `Tillvalet ${name} är slut de dagarna. Ta bort det eller välj andra datum.`,
  "stay.not-bookable": () => "Det här går bara att hyra som tillval till något annat.",
  "stay.range-too-long": ({ days }) => `Fråga om högst ${days} dagar åt gången.`,
  "price.addon-unknown": () => "Ett av tillvalen finns inte till det här objektet.",
  "price.addon-single": ({ name }) => `Tillvalet ${name} går bara att välja en gång.`,
  "price.addon-twice": ({ name }) => `Tillvalet ${name} är valt två gånger.`,
  "price.below-zero": ({ most }) => `Rabatten kan vara högst ${formatKronor(most)}.`,
  "price.too-small": ({ least }) =>
    `Priset måste vara 0 kr eller minst ${formatKronor(least)}, som är det minsta ett kort tar.`,
  "code.unknown": () => "Vi känner inte igen rabattkoden. Se efter hur den är skriven.",
  "code.not-yet": ({ from }) => `Rabattkoden går att använda från och med ${formatDay(from)}.`,
  "code.over": () => "Rabattkoden har gått ut.",
  "code.other-nights": ({ from, to }) => `Rabattkoden gäller ${codeNights(from, to)}.`,
  "code.other-items": () => "Rabattkoden gäller inte för det du vill hyra.",
  "code.too-short": ({ nights }) => `Rabattkoden gäller när du hyr minst ${nights} nätter.`,
  "code.used-up": () => "Rabattkoden är slut: den är använd så många gånger som den får.",
  "code.used-by-you": () =>
    "Rabattkoden är redan använd så många gånger som den får med den här e-postadressen.",
  "checkout.too-many-open": () =>
    "Du har redan flera påbörjade bokningar. Slutför en av dem, eller vänta 20 minuter så släpps de.",
  "checkout.too-many-nights": ({ unitNights }) =>
    `Det går att hålla högst ${unitNights} nätter åt gången. Slutför det du har påbörjat, eller ring oss så hjälper vi dig.`,
  "checkout.lapsed-too-often": ({ retryAfterSeconds }) =>
    `Du har påbörjat flera bokningar utan att betala. Försök igen om ${waitingTime(retryAfterSeconds)}, eller ring oss så hjälper vi dig.`,
  "checkout.network-busy": ({ retryAfterSeconds }) =>
    `Från nätverket du använder är många bokningar påbörjade men inte betalda. Försök igen om ${waitingTime(retryAfterSeconds)}, byt till ett annat nätverk, eller ring oss så hjälper vi dig.`,
  "checkout.price-changed": ({ price }) =>
    `Priset har ändrats till ${formatKronor(price.total)}. Kontrollera det nya priset och gå vidare om du vill boka.`,
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
  "payment.move-refused": ({ from, to }) =>
    `Betalningen är ${PAYMENT_STATUS_LABELS[from].toLowerCase()} och kan inte bli ${PAYMENT_STATUS_LABELS[to].toLowerCase()}.`,
  "payment.none": () => "Bokningen har ingen betalning att göra det med.",
  "payment.unknown": () => "Betalningen finns inte på den här bokningen. Ladda om sidan.",
  "payment.moved-before": ({ status, change }) =>
    change
      ? `${MOVED_BEFORE[status]} ${change.actor} gjorde det ${formatDay(change.day)} kl ${change.time}.`
      : MOVED_BEFORE[status],
  "payment.done-meanwhile": ({ deed, isUnderWay, amount, actor, time }) => {
    const sum = formatKronor(amount);
    if (isUnderWay)
      return `Just nu betalar ${actor} tillbaka ${sum}. Vänta en stund och se hur det gick.`;
    const done = {
      refund: `betalade ${actor} tillbaka ${sum}`,
      keep: `behöll ${actor} ${sum} av depositionen`,
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
      ? "Det finns inget kvar av depositionen att behålla."
      : `Det går att behålla högst ${formatKronor(most)} av depositionen.`,
  "deposit.whole-by-hand": ({ amount }) =>
    `Depositionen tas emot i sin helhet: ${formatKronor(amount)}.`,
  "payment-link.unknown": () =>
    "Länken kunde inte hittas. Kontrollera att hela adressen kom med, eller hör av dig så skickar vi en ny.",
  "payment-link.used": () =>
    "Kortet är redan godkänt för den här bokningen. Du behöver inte göra något mer.",
  "payment-link.agreement-needed": () => "Läs och godkänn hyresvillkoren först.",
  "payment-link.paid": ({ isReleased }) =>
    isReleased
      ? "Bokningen är redan betald, så vi har släppt reservationen på kortet. Inget dras, och du behöver inte göra något mer."
      : "Bokningen är redan betald. Du behöver inte göra något mer.",
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
  "withdrawal.unknown": () =>
    "Vi hittar ingen bokning med det numret och den e-postadressen. Båda står i bekräftelsen som vi mejlade dig.",
  "withdrawal.vehicle": () =>
    "När du hyr en husbil för bestämda datum har du ingen ångerrätt. Avboka i stället genom att svara på bekräftelsen; då gäller hyresvillkoren.",
  "withdrawal.over": () =>
    "Bokningen är redan avbokad eller avslutad, så det finns inget att ångra.",
  "withdrawal.begun": () =>
    "Hyrestiden har börjat, så bokningen går inte att ångra längre. Hör av dig till oss om något har hänt.",
  "withdrawal.too-late": () =>
    "Det har gått mer än 14 dagar sedan vi godkände bokningen, så ångerrätten har gått ut. Vill du avboka gäller hyresvillkoren: svara på bekräftelsen, så hjälper vi dig.",
  "booking.owes-nothing": () =>
    "Bokningen är avbokad, så det finns inget att betala. Ta upp den igen innan du ber om betalning.",
  "booking.no-email": () =>
    "Kunden har ingen e-postadress, så inget mejl kan skickas. Ring i stället, eller registrera betalningen för hand.",
  "booking.nights-gone": () =>
    "Nätterna är upptagna av någon annan, så bokningen kan inte tas upp igen.",
  "booking.code-used-up": () =>
    "Bokningens rabattkod är numera använd så många gånger som den får, så bokningen kan inte tas upp igen. Tillåt fler gånger under Rabattkoder, eller gör en ny bokning.",
  "booking.deposit-held": () =>
    "Depositionen är betald och inte återbetald. Betala tillbaka den innan bokningen tas bort.",
  "booking.comment-changed": () =>
    "Någon annan hann spara en kommentar medan du skrev. Din text är inte sparad än, men finns kvar här.",
  "customer.unreachable": () =>
    "Bokningen har varken e-post eller telefon, så kommentaren skulle inte följa med kunden. Skriv den på bokningen i stället.",
  "booking.changed-meanwhile": () =>
    "Någon annan har just ändrat bokningen. Se efter hur den ser ut nu.",
  "booking.changed-by": ({ change }) =>
    change
      ? `${change.actor} ändrade bokningen ${formatDay(change.day)} kl ${change.time}, medan du skrev. Inget har sparats över. Stäng och se efter hur den ser ut nu.`
      : "Bokningen ändrades medan du skrev. Inget har sparats över. Stäng och se efter hur den ser ut nu.",
  "booking.only-details": () =>
    "Bokningen är avbokad eller återlämnad, så bara kundens uppgifter går att ändra.",
  "booking.is-under-way": () =>
    "Hyran har börjat, så bara återlämningsdagen, tillvalen och kundens uppgifter går att ändra.",
  "booking.is-over": () =>
    "Bokningen är återlämnad, så den går inte att avboka. Pengar ger du tillbaka under Betalningar.",
  "booking.fee-too-small": ({ least, most }) =>
    `Minst ${formatKronor(least)} kan dras från kortet. Behåll mer, eller ge tillbaka hela ${formatKronor(most)}.`,
  "payment.outcome-unknown": () =>
    "Kortbolaget svarade inte, så vi vet inte än om det gick igenom. Butiken frågar igen av sig själv; se efter om en minut.",
  "payment.provider-unreachable": () =>
    "Kortbetalningen går inte att nå just nu. Inget har dragits. Försök igen om en liten stund.",
  "payment.provider-refused": () =>
    "Kortbetalningen kunde inte öppnas. Inget har dragits. Försök igen, eller ring oss så hjälper vi dig.",
  "payment.webhook-not-genuine": () => "Meddelandet är inte undertecknat av kortbolaget.",
  "booking.not-returned": () =>
    "Bokningen är inte återlämnad än. Dygnen efter den släpps när den är det.",
  "booking.unknown": () => "Bokningen kunde inte hittas. Kontrollera att du har rätt länk.",
  "booking.no-agreement": () => "Inget hyresavtal godkändes när bokningen gjordes.",
  "receipt.not-issued": () =>
    "Det finns inget kvitto än. Det utfärdas när betalningen dras från kundens kort.",
  "accounting.month-not-over": ({ month }) =>
    `Det går inte att stänga ${formatMonth(month)} förrän månaden är slut.`,
  "accounting.earlier-month-open": ({ month }) =>
    `Månader stängs i ordning, och ${formatMonth(month)} är fortfarande öppen. Stäng den först.`,
  "accounting.account-unfit": ({ purpose, from, to }) =>
    `${ACCOUNT_PURPOSE_LABELS[purpose]} bokförs på ett konto mellan ${from} och ${to}.`,
  "accounting.account-twice": ({ account }) =>
    `Konto ${account} är valt två gånger. Välj ett eget konto för varje ändamål.`,
  "oversight.not-stray": () =>
    "Reservationen hör till en bokning, eller är redan släppt. Ladda om listan.",
  "oversight.not-listed": () =>
    "Det finns inget sådant att åtgärda längre. Listan har ändrats; ladda om den.",
  "mail.unknown": () => "Brevet finns inte längre, eller är redan skickat. Ladda om listan.",
  "upload.not-a-picture": () => "Vänligen välj en bildfil",
  "upload.format-not-taken": ({ format }) =>
    `Bilder i formatet ${format} går inte att ta emot. Spara bilden som JPEG eller PNG och försök igen.`,
  "upload.broken": () =>
    "Bilden är skadad och går inte att läsa. Spara den på nytt och försök igen.",
  "upload.too-many-pixels": ({ megapixels }) =>
    `Bilden har för många bildpunkter. Den får ha högst ${megapixels} megapixel. Förminska den och försök igen.`,
  "picture.unknown": () => "Bilden finns inte längre. Ladda upp den igen.",
  "shop.not-ready": () => "Butiken håller på att starta. Försök igen om en liten stund.",
  "shop.busy": () => "Många gör samma sak just nu. Försök igen om en liten stund.",
  "shop.fault": () => "Något gick fel hos oss. Försök igen om en stund.",
};

const NOTHING_LEFT_SENTENCES: Record<NothingLeft | "refunded", string> = {
  refunded: "Allt är redan återbetalat.",
  kept: "Det som inte är återbetalat är behållet, så det finns inget kvar att betala tillbaka.",
  bank: "Kundens bank har tagit tillbaka betalningen, så det finns inget kvar att betala tillbaka. Kunden har fått pengarna av sin bank.",
  "by-hand":
    "Pengarna kom inte med kort. Betala tillbaka dem på samma sätt som de kom, och registrera det vid betalningen i bokningen.",
};

export function problemSentence(problem: Problem): string {
  const sentence = SENTENCES[problem.code] as (problem: Problem) => string;
  return sentence(problem);
}

/** The nights of a stay that a code is for; the last one is the night before the return. */
function codeNights(from: LocalDate | null, to: LocalDate | null): string {
  const ends = [
    ...(from === null ? [] : [`från och med ${formatDay(from)}`]),
    ...(to === null ? [] : [`till och med ${formatDay(to)}`]),
  ];
  return `nätter ${ends.join(" ")}`;
}

const MOST_NAMES = 5;

/** `Ripa, Kajak och Tält`; of many the first, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} till`] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} och ${last}` : last;
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

function waitingTime(seconds: number): string {
  if (seconds <= 1) return "en sekund";
  if (seconds <= 90) return `${seconds} sekunder`;
  return `${Math.ceil(seconds / 60)} minuter`;
}
