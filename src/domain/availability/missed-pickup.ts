/** The hour a stay that begins today should have been picked up at, once it has passed. `HH:MM` both. */
export function missedPickup(pickupTime: string, timeNow: string): string | undefined {
  return pickupTime < timeNow ? pickupTime : undefined;
}
