import { dashboard } from "#contracts/catalog-admin.ts";
import {
  contractInConfirmation,
  databaseRisks,
  firstDay,
  settingsLeft,
} from "#contracts/settings.ts";
import { answer, type Stub } from "./stubs.ts";

const NO_NIGHTS = { thisMonth: 0, nextMonth: 0 };

/** What the office's first page asks besides, of a shop where nothing happens. */
export function quietDashboard(figures: object = {}): Stub[] {
  return [
    answer(firstDay, []),
    answer(settingsLeft, []),
    answer(databaseRisks, []),
    answer(contractInConfirmation, { value: true }),
    answer(dashboard, {
      pickups: { today: 0, tomorrow: 0 },
      returns: { today: 0, tomorrow: 0 },
      waiting: 0,
      nights: { rv: NO_NIGHTS, equipment: NO_NIGHTS },
      promisedTwice: [],
      ...figures,
    }),
  ];
}
