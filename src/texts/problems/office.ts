import type { OfficeProblem } from "#contracts/problems/office.ts";
import { ACCOUNT_PURPOSE_LABELS } from "#texts/account-purposes.ts";
import { formatMonth } from "#texts/format.ts";
import { listed } from "#texts/listed.ts";
import { settingWords } from "#texts/setting-words.ts";
import type { Sentences } from "./sentences.ts";

export const OFFICE_SENTENCES: Sentences<OfficeProblem> = {
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
  "mail.other-day": () =>
    "Hämtningen gäller inte längre som den står i mejlet. Skicka ett nytt på bokningen, under Skickas av sig själv, om den ska bli av.",
  "mail.unknown": () => "Brevet finns inte längre, eller är redan skickat. Ladda om listan.",
  "setting.changed": ({ setting }) =>
    `${settingWords(setting)} har ändrats sedan du öppnade sidan. Inget har sparats över.`,
  "setting.place-in-use": ({ place, items, removed }) =>
    [
      `${place} går inte att ta bort än:`,
      items.length > 0 &&
        `${listed(items)} hämtas där. Välj en annan plats på ${items.length === 1 ? "objektets sida" : "objektens sidor"} först, så att inga bokningar flyttas utan att du vet om det.`,
      removed.length > 0 &&
        `${listed(removed)} hyrs inte längre ut, men har kommande bokningar som hämtas där. Platsen kan tas bort när de är återlämnade, avbokade eller ändrade till något annat.`,
    ]
      .filter(Boolean)
      .join(" "),
};
