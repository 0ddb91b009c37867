import { listAgreements } from "#contracts/agreements.ts";
import { listItems } from "#contracts/catalog.ts";
import { dashboard } from "#contracts/catalog-admin.ts";
import { comingIntervals } from "#contracts/item-belongings.ts";
import {
  contractInConfirmation,
  databaseRisks,
  firstDay,
  settings,
  settingsLeft,
} from "#contracts/settings.ts";
import { settingsKept, TRIED_OUT } from "./shop-settings.ts";
import { answer, type Stub } from "./stubs.ts";

const NONE = { today: 0, tomorrow: 0 };
const EMPTY = { thisMonth: 0, nextMonth: 0 };

/** What an administrator's first page asks beside the day, of a shop where all is done and nothing is rented out. */
export function quietDashboard(figures: object = {}): Stub[] {
  return [
    answer(databaseRisks, []),
    answer(firstDay, []),
    answer(dashboard, {
      pickups: NONE,
      returns: NONE,
      waiting: 0,
      nights: { rv: EMPTY, equipment: EMPTY },
      promisedTwice: [],
      ...figures,
    }),
    answer(listItems, []),
    answer(listAgreements, []),
    answer(comingIntervals, []),
    answer(settingsLeft, []),
    answer(contractInConfirmation, { value: false }),
    answer(settings, { globalDefaultPickupTime: "15:00", globalDefaultReturnTime: "12:00" }),
    ...settingsKept().stubs,
    TRIED_OUT,
  ];
}
