import type { WishProblem } from "#contracts/problems/wishes.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatDay, formatKronor, formatWeekday } from "#texts/format.ts";
import { hoursInWords } from "#texts/how-long.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import type { Sentences } from "./sentences.ts";

export const WISH_SENTENCES: Sentences<WishProblem> = {
  "stay.no-nights": () =>
    "Slutdatum kan inte vara samma som startdatum, då det skulle innebära 0 nätter",
  "stay.reversed": () => "Slutdatum måste vara efter startdatum",
  "stay.past": () => "Startdatum har redan passerat. Välj ett datum från och med i dag.",
  "stay.pickup-passed": ({ pickupTime }) =>
    `Dagens hämtning var klockan ${pickupTime} och har passerat. Välj ett startdatum från och med i morgon.`,
  "stay.too-short-notice": ({ hours }) =>
    `Vi behöver veta det minst ${hoursInWords(hours)} före hämtningen. Välj ett senare startdatum.`,
  "stay.too-long": ({ nights }) => `Det går att boka högst ${nights} nätter i följd.`,
  "stay.too-far": ({ lastDay }) => `Det går att boka till och med ${formatDay(lastDay)}.`,
  "stay.closed-start": ({ day }) =>
    `Vi har stängt för hämtning och återlämning ${formatWeekday(day)}. Välj en annan dag att hämta.`,
  "stay.closed-end": ({ day }) =>
    `Vi har stängt för hämtning och återlämning ${formatWeekday(day)}. Välj en annan dag att lämna tillbaka.`,
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
  "stay.no-unit-throughout": ({ units }) =>
    units === 0
      ? "Dagarna är lediga var för sig, men ingen är ledig hela tiden. Välj färre dagar eller andra datum."
      : `Så många är lediga dag för dag, men bara ${units} hela tiden. Välj ett lägre antal, färre dagar eller andra datum.`,
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
  "line.extra-taken": ({ name, free, own }) =>
    own
      ? `Tillvalet ${name} tas ur samma lager som ${own.name}, och ${own.units} st av dem är redan med i bokningen. ${
          free > 0
            ? `Bara ${free} st finns kvar de dagarna. Välj ett lägre antal.`
            : `Fler är inte lediga de dagarna. Ta bort tillvalet eller minska antalet ${own.name}.`
        }`
      : free > 0
        ? `Av tillvalet ${name} finns bara ${free} st kvar de dagarna. Välj ett lägre antal.`
        : `Tillvalet ${name} är slut de dagarna. Ta bort det eller välj andra datum.`,
  "stay.not-bookable": () => "Det här går bara att hyra som tillval till något annat.",
  "stay.range-too-long": ({ days }) => `Fråga om högst ${days} dagar åt gången.`,
  "price.addon-unknown": () => "Ett av tillvalen finns inte till det här objektet.",
  "price.addon-single": ({ name }) => `Tillvalet ${name} går bara att välja en gång.`,
  "price.addon-too-many": ({ name, most }) =>
    `Det går att välja högst ${most} av tillvalet ${name}. Hör av dig till oss om du behöver fler.`,
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
};

/** The nights of a stay that a code is for; the last one is the night before the return. */
function codeNights(from: LocalDate | null, to: LocalDate | null): string {
  const ends = [
    ...(from === null ? [] : [`från och med ${formatDay(from)}`]),
    ...(to === null ? [] : [`till och med ${formatDay(to)}`]),
  ];
  return `nätter ${ends.join(" ")}`;
}
