import { BYTE_ORDER_MARK, csvRow, type CsvCell } from "#server/platform/csv-text.ts";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { byPlace } from "#domain/catalog/item-order.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";

const HEADINGS = [
  "Objekt",
  "Namn",
  "Typ",
  "Visas i butiken",
  "Antal",
  "Rad",
  "Beskrivning",
  "Från",
  "Till",
  "Pris",
  "Gäller",
];

/** A row for each price that somebody may be asked to pay: of the item, its seasons and its extras. */
export function itemsAsCsv(items: readonly RentalItem[], addons: readonly Addon[]): string {
  const rows = items.toSorted(byPlace).flatMap((item) => pricesOf(item, addons));
  return BYTE_ORDER_MARK + [HEADINGS, ...rows].map(csvRow).join("");
}

function pricesOf(item: RentalItem, addons: readonly Addon[]): CsvCell[][] {
  const { id, name, type, isHidden, quantity, pricePerDay, basePrice, depositAmount } = item;
  const of = [id, name, ITEM_TYPE_WORDS[type].one, isHidden ? "Nej" : "Ja", quantity];
  const row = (kind: string, amount: number, basis: string, more: CsvCell[] = ["", "", ""]) => [
    ...of,
    kind,
    ...more,
    { amount },
    basis,
  ];
  return [
    row("Pris per dygn", pricePerDay, "Per dygn"),
    ...(basePrice > 0 ? [row("Grundavgift", basePrice, "Per hyra")] : []),
    ...(depositAmount ? [row("Deposition", depositAmount, "Per hyra")] : []),
    ...(item.extraKmPrice ? [row("Extra kilometer", item.extraKmPrice, "Per km")] : []),
    ...item.seasons.map(({ startDate, endDate, price }) =>
      row("Säsongspris", price, "Per dygn", ["", startDate, endDate]),
    ),
    ...addons
      .filter(({ rentalItemId }) => rentalItemId === id)
      .toSorted((one, other) => one.id - other.id)
      .map((addon) =>
        row("Tillval", addon.price, addon.priceType === "daily" ? "Per dygn" : "Per hyra", [
          addon.name,
          "",
          "",
        ]),
      ),
  ];
}
