import { isPromisedTwice } from "#domain/availability/changeover.ts";
import type { Times } from "#domain/availability/times-for-date.ts";

/** Nothing while the times can be kept, or are not whole yet. */
export function promisedTwiceWords({ pickupTime, returnTime }: Times): string | null {
  const isWhole = [pickupTime, returnTime].every((time) => /^\d\d:\d\d$/.test(time));
  if (!isWhole || !isPromisedTwice({ pickupTime, returnTime })) return null;
  return `Den dag en kund lämnar tillbaka kl. ${returnTime} är samma fordon lovat åt nästa redan kl. ${pickupTime}. Låt utlämningen vara efter återlämningen om det inte finns fler att lämna ut.`;
}
