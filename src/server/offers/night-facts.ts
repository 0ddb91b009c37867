import type { StayFacts } from "#domain/availability/check-stay.ts";
import {
  blockedBeside,
  freeBeside,
  turnaroundBeside,
  unheldBeside,
  type OwnStay,
} from "#domain/availability/own-stay.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { daysBetween, type LocalDate } from "#domain/dates/local-date.ts";
import { freeOn, unheldOn, type ItemNights } from "./night-rows.ts";

/**
 * What an item's nights say of a stay, as the one meets them who asks.
 *
 * @param nights read from the first day of the stay on
 * @param own what the same booking holds of the item already: it is not in its own way
 */
export function nightFacts(
  nights: ItemNights,
  stay: Stay,
  own?: OwnStay,
): Required<Pick<StayFacts, "blocked" | "freeOn" | "turnaround" | "splits">> {
  const indexOf = (night: LocalDate) => daysBetween(stay.startDate, night);
  const { turnaroundNights } = nights;
  return {
    splits: nights.splits,
    blocked: own ? blockedBeside(own, nights.blocked) : nights.blocked,
    freeOn: (night) => {
      const free = freeOn(nights, night, indexOf(night));
      return own ? freeBeside(own, night, free, nights) : free;
    },
    turnaround: {
      nights: own ? turnaroundBeside(own, stay, turnaroundNights) : turnaroundNights,
      unheldOn: (night) => {
        const unheld = unheldOn(nights, indexOf(night));
        return own ? unheldBeside(own, night, unheld) : unheld;
      },
    },
  };
}
