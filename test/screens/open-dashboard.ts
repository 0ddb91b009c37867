import { page, type Locator } from "vitest/browser";
import { agreementById, listAgreements } from "#contracts/agreements.ts";
import { dashboard } from "#contracts/catalog-admin.ts";
import { listItems } from "#contracts/catalog.ts";
import {
  contractInConfirmation,
  databaseRisks,
  firstDay,
  settings,
  settingsLeft,
} from "#contracts/settings.ts";
import { anItem } from "./an-item.ts";
import { openScreen } from "./open-screen.tsx";
import { decidedByOwner } from "./shop-settings.ts";
import { answer, type Stub } from "./stubs.ts";

const NIGHTS = { thisMonth: 3, nextMonth: 0 };

/** A default agreement that every item relies on. */
export const AGREEMENT = {
  id: 1,
  name: "Hyresvillkor",
  description: "För allt",
  isDefault: true,
  openPlaces: 0,
};

/** What the office's first page asks for below the day, of a shop where all is well. */
export const ALL_WELL: Stub[] = [
  answer(databaseRisks, []),
  answer(firstDay, []),
  answer(settingsLeft, []),
  answer(contractInConfirmation, { value: false }),
  decidedByOwner(),
  answer(settings, { globalDefaultPickupTime: "15:00", globalDefaultReturnTime: "12:00" }),
  answer(dashboard, {
    pickups: { today: 1, tomorrow: 0 },
    returns: { today: 0, tomorrow: 2 },
    waiting: 4,
    nights: { rv: NIGHTS, equipment: NIGHTS },
    promisedTwice: [],
  }),
  answer(listItems, [anItem()]),
  answer(listAgreements, [AGREEMENT]),
  answer(agreementById, {
    id: 1,
    name: "Hyresvillkor",
    description: "För allt",
    isDefault: true,
    content: "<p>Kom i tid</p>",
    version: 1,
  }),
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
