import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";

/** Days and percent may be typed and not yet numbers. */
export function describePolicy(policy: CancellationPolicy | null): string {
  if (!policy) return "som butiken";
  if (policy.length === 0) return "ingen återbetalning efter godkännande";
  return policy
    .map(({ daysBefore, percent }) => `${daysBefore} dagar före ${percent} %`)
    .join(", ");
}
