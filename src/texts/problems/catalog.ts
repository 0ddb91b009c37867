import type { CatalogProblem } from "#contracts/problems/catalog.ts";
import { MOST_CHANGE_KRONOR } from "#domain/pricing/price-change.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import type { Sentences } from "./sentences.ts";

export const CATALOG_SENTENCES: Sentences<CatalogProblem> = {
  "catalog.item-unknown": () => "Objektet kunde inte hittas",
  "catalog.agreement-unknown": () => "Det finns inga hyresvillkor för det här objektet än.",
  "catalog.place-unknown": () => "Hämtningsplatsen finns inte längre. Välj en annan.",
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
  "catalog.order-changed": () =>
    "Listan har ändrats av någon annan. Här är den som den ser ut nu. Flytta igen.",
  "catalog.preview-stale": () =>
    "Något har ändrats sedan du tittade, och inget är sparat. Gå igenom listan igen.",
  "catalog.price-changed-since": () =>
    "Något av priserna har ändrats sedan dess, och inget är ångrat. Ändra priserna igen i stället.",
  "catalog.change-nothing": () => "Ange hur mycket priserna ska ändras. 0 ändrar ingenting.",
  "catalog.change-uneven": ({ by }) =>
    by === "kronor"
      ? `Ange hela kronor, högst ${formatKronor(MOST_CHANGE_KRONOR)} upp eller ner.`
      : "Ange procent från −90 till 500, med högst en decimal.",
  "catalog.change-beyond": ({ name, becomes }) =>
    `Ett pris för ${name} skulle bli ${formatKronor(becomes)}. Välj en annan ändring eller avrundning.`,
  "catalog.nothing-chosen": () => "Välj minst en sak.",
  "catalog.code-gone": () => "Rabattkoden finns inte längre. Ladda om sidan.",
  "catalog.code-taken": () =>
    "Det finns redan en sådan kod. Stora och små bokstäver och mellanslag gör ingen skillnad.",
  "catalog.code-gives-nothing": () => "Ange en rabatt i procent eller i kronor.",
  "catalog.code-gives-both": () => "Ange rabatten antingen i procent eller i kronor, inte båda.",
  "catalog.code-item-unknown": () =>
    "Ett av objekten finns inte längre. Ladda om sidan och välj igen.",
  "catalog.code-uses-below": ({ used, held }) =>
    held === 0
      ? `Koden är redan använd ${used === 1 ? "en gång" : `${used} gånger`}. Antalet kan inte vara lägre än så.`
      : `Koden är använd ${used === 1 ? "en gång" : `${used} gånger`} och ${held} håller på att betala. Antalet kan inte vara lägre än ${used + held} nu.`,
  "catalog.code-changed": ({ change }) =>
    change
      ? `${change.actor} ändrade rabattkoden ${formatDay(change.day)} kl ${change.time}, medan du redigerade. Inget har sparats över. Stäng och se efter hur den ser ut nu.`
      : "Rabattkoden ändrades medan du redigerade. Inget har sparats över. Stäng och se efter hur den ser ut nu.",
};

const MOST_NAMES = 5;

/** `Ripa, Kajak och Tält`; of many the first, and how many more there are. */
function listed(names: readonly string[]): string {
  const shown = names.length > MOST_NAMES ? names.slice(0, MOST_NAMES - 1) : names;
  const rest = names.length - shown.length;
  const parts = rest > 0 ? [...shown, `${rest} till`] : shown;
  const last = parts.at(-1) ?? "";
  return parts.length > 1 ? `${parts.slice(0, -1).join(", ")} och ${last}` : last;
}
