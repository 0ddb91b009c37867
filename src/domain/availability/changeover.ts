import type { Times } from "#domain/availability/times-for-date.ts";

/**
 * Whether the next customer is promised the vehicle before the last one is due back with it, on a day when one
 * leaves and another comes. The same hour for both is no promise broken.
 */
export function isPromisedTwice({ pickupTime, returnTime }: Times): boolean {
  return pickupTime < returnTime;
}
