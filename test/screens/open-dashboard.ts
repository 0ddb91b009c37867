import { page, type Locator } from "vitest/browser";
import { agreementById, listAgreements } from "#contracts/agreements.ts";
import { listItems, type RentalItem } from "#contracts/catalog.ts";
import { ITEM } from "./an-item.ts";
import { openScreen } from "./open-screen.tsx";
import { quietDashboard } from "./quiet-dashboard.ts";
import { answer, type Stub } from "./stubs.ts";

/** A default agreement that every item relies on. */
export const AGREEMENT = {
  id: 1,
  name: "Hyresvillkor",
  description: "För allt",
  isDefault: true,
  openPlaces: 0,
};

export function anItem(fields: Partial<RentalItem> = {}): RentalItem {
  return { ...ITEM, name: "Eka", pricePerDay: 1250, ...fields };
}

const { openPlaces: _none, ...NAMED } = AGREEMENT;

/** A shop with one item and one agreement, in which all is well. */
const ALL_WELL: Stub[] = [
  answer(listItems, [anItem()]),
  answer(listAgreements, [AGREEMENT]),
  answer(agreementById, { ...NAMED, content: "<p>Kom i tid</p>", version: 1 }),
  ...quietDashboard(),
];

type Opening = { width?: number; height?: number };

/** Opens the office's first page as an administrator. */
export async function openDashboard(answers: Stub[] = [], opening: Opening = {}): Promise<void> {
  await openScreen("/admin", { ...opening, as: "admin", answers: [...answers, ...ALL_WELL] });
}

export const dialog = (): Locator => page.getByRole("dialog");
export const question = (): Locator => page.getByRole("alertdialog");
export const table = (name: string): Locator => page.getByRole("table", { name });
export const row = (name: string): Locator => page.getByRole("row").filter({ hasText: name });
export const button = (within: Locator, name: string | RegExp): Locator =>
  within.getByRole("button", { name, exact: typeof name === "string" });
