import type { BookingProblem } from "#contracts/problems/bookings.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { licenceSentence } from "#texts/driver-words.ts";
import type { LetterObstacle } from "#domain/bookings/day-letters.ts";
import { OWN_PAGE_DAYS } from "#domain/bookings/own-page.ts";
import { cancellingWords, OWN_PAGE_ENDED } from "#texts/own-page-words.ts";
import type { Sentences } from "./sentences.ts";

export const BOOKING_SENTENCES: Sentences<BookingProblem> = {
  "withdrawal.unknown": () =>
    "Vi hittar ingen bokning med det numret och den e-postadressen. Båda står i bekräftelsen som vi mejlade dig.",
  "withdrawal.organisation": () =>
    "Ångerrätten gäller konsumenter, och bokningen är gjord för ett företag eller en förening. Avbokningsvillkoren gäller i stället. Avboka på din bokningssida eller hör av dig till oss.",
  "withdrawal.vehicle": () =>
    "När du hyr en husbil för bestämda datum har du ingen ångerrätt. Avboka i stället på din bokningssida, som du når med länken i bekräftelsen; då gäller avbokningsreglerna.",
  "withdrawal.over": () =>
    "Bokningen är redan avbokad eller avslutad, så det finns inget att ångra.",
  "withdrawal.begun": () =>
    "Hyrestiden har börjat, så bokningen går inte att ångra längre. Hör av dig till oss om något har hänt.",
  "withdrawal.too-late": () =>
    "Det har gått mer än 14 dagar sedan vi godkände bokningen, så ångerrätten har gått ut. Vill du avboka gäller avbokningsreglerna: det gör du på din bokningssida, som du når med länken i bekräftelsen.",
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
  "booking.is-out": () =>
    "Det som hyrs är ute hos kunden. Ta emot det först, eller makulera utlämningen om den skrevs på fel bokning.",
  "booking.is-over": () =>
    "Bokningen är återlämnad, så den går inte att avboka. Pengar ger du tillbaka under Betalningar.",
  "booking.fee-too-small": ({ least, most }) =>
    `Minst ${formatKronor(least)} kan dras från kortet. Behåll mer, eller ge tillbaka hela ${formatKronor(most)}.`,
  "booking.not-returned": () =>
    "Bokningen är inte återlämnad än. Dygnen efter den släpps när den är det.",
  "booking.unknown": () => "Bokningen kunde inte hittas. Kontrollera att du har rätt länk.",
  "booking.no-agreement": () => "Inget hyresavtal godkändes när bokningen gjordes.",
  "own-page.unknown": () =>
    `Länken gäller inte. Den kan ha bytts ut eller gått ut. Be om en ny länk till din bokning. ${OWN_PAGE_ENDED}`,
  "own-page.not-cancellable": ({ why }) => cancellingWords(why),
  "own-page.other-refund": ({ refund }) =>
    refund > 0
      ? `Det som betalas tillbaka är nu ${formatKronor(refund)}. Se efter att det stämmer och avboka sedan igen.`
      : "Nu betalas inget tillbaka om du avbokar. Se efter att du vill det och avboka sedan igen.",
  "own-page.no-receipt": () =>
    "Det finns inget kvitto med det numret till din bokning. Alla kvitton står på din bokningssida.",
  "own-page.called-off": () => "Bokningen är avbokad, så det finns inga villkor att godkänna.",
  "own-page.nothing-due": () =>
    "Det finns inget att betala för bokningen nu. Ladda om sidan, så ser du hur den står.",
  "own-page.other-agreement": () =>
    "De villkoren hör inte till din bokning. Ladda om sidan och läs dem som gäller.",
  "own-page.changed": () =>
    "Bokningen har ändrats sedan du öppnade sidan. Inget har sparats över. Se efter hur den är nu och försök igen.",
  "own-page.too-late": () =>
    "Uppgifterna går inte att ändra längre. Hör av dig till oss, så hjälper vi dig.",
  "own-page.change-too-late": () =>
    "Det är för sent att ändra bokningen här. Hör av dig till oss, så hjälper vi dig.",
  "own-page.change-called-off": ({ why }) =>
    why === "cancelled"
      ? "Bokningen är avbokad, så den går inte att ändra."
      : "Du har ångrat bokningen, så den går inte att ändra.",
  "own-page.ended": ({ until }) =>
    `Kundens bokningssida var öppen till och med ${formatDay(until)}, ${OWN_PAGE_DAYS} dagar efter återlämningen. En länk dit leder ingenstans. Mejla i stället det som kunden behöver, till exempel kvittot.`,
  "booking.no-drivers": () => "Förare anges bara för husbilar. I den här bokningen ingår ingen.",
  "driver.licence-date": licenceSentence,
  "driver.licence-too-new": licenceSentence,
  "own-change.too-near": ({ earliest }) =>
    `Här kan du tidigast flytta hyran till ${formatDay(earliest)}. Vill du hämta tidigare, hör av dig till oss, så ser vi om det går.`,
  "own-change.taken": () =>
    "Alla de dagarna är inte lediga. Välj andra datum, eller hör av dig till oss, så ser vi om det går att lösa.",
  "own-change.shorter": () =>
    "Du kan flytta eller förlänga bokningen här, men inte korta den. Hör av dig till oss om du vill hyra kortare tid.",
  "own-change.fewer": () =>
    "Du kan lägga till tillval här, men inte ta bort. Hör av dig till oss om något ska bort.",
  "own-change.cheaper": () =>
    "De dagarna kostar mindre än det du har betalat eller reserverat. Hör av dig till oss, så hjälper vi dig.",
  "letter.sent-already": () => "Mejlet är redan skickat. Det syns bland mejlen om bokningen.",
  "letter.not-now": ({ obstacle }) => NOT_NOW[obstacle],
};

const NOT_NOW: Record<LetterObstacle, string> = {
  "called-off": "Bokningen är avbokad, så mejlet skickas inte.",
  "no-deposit": "Det finns ingen deposition att betala, så mejlet skickas inte.",
  over: "Hyrestiden har börjat, så mejlet har inget att berätta längre.",
  "not-approved": "Godkänn bokningen först. Sedan kan mejlet skickas.",
  "not-returned": "Markera bokningen som returnerad först. Sedan kan mejlet skickas.",
};
