import type { Problem } from "#contracts/errors.ts";
import { ok, type Result } from "#domain/result.ts";
import {
  acceptTexts,
  neededTexts,
  type AgreementParts,
  type NeededAgreement,
} from "#server/bookings/asked-agreements.ts";
import { readLink } from "./pay-again-link.ts";

/** The texts that whoever pays by a link has still to accept, as they read now. */
export async function neededAgreements(
  parts: AgreementParts,
  token: string,
): Promise<NeededAgreement[]> {
  const known = await readLink(parts.db, token, parts.clock.now());
  return known?.state === "open" ? neededTexts(parts, known.booking) : [];
}

/** Whoever pays has accepted the very texts that they were shown; it is kept before the card is asked. */
export async function acceptAgreements(
  parts: AgreementParts,
  token: string,
  accepted: readonly number[],
): Promise<Result<null, Problem>> {
  const known = await readLink(parts.db, token, parts.clock.now());
  return known?.state === "open" ? acceptTexts(parts, known.booking.id, accepted) : ok(null);
}
