import {
  standardTimes,
  type StandardTimes,
  type Times,
} from "#domain/availability/times-for-date.ts";

/**
 * Whether the next customer is promised the vehicle before the last one is due back with it, on a day when one
 * leaves and another comes. The same hour for both is no promise broken.
 */
export function isPromisedTwice({ pickupTime, returnTime }: Times): boolean {
  return pickupTime < returnTime;
}

/** The items whose own standard times, with the shop's where they have none, promise them twice. */
export function itemsPromisedTwice<T extends StandardTimes & { isAddonOnly: boolean }>(
  items: readonly T[],
  shop: Times,
): (T & Times)[] {
  return items
    .filter(
      ({ isAddonOnly, defaultPickupTime, defaultReturnTime }) =>
        !isAddonOnly && (defaultPickupTime !== null || defaultReturnTime !== null),
    )
    .map((item) => ({ ...item, ...standardTimes(item, shop) }))
    .filter(isPromisedTwice);
}
