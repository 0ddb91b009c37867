import type { Role } from "./roles.ts";

/** Long enough to find the letter, short enough that one left in a letter box opens nothing. */
export const ACCOUNT_LINK_MINUTES = 60;
export const ACCOUNT_LINK_MS = ACCOUNT_LINK_MINUTES * 60_000;

/** Who is asked in by letter. Customers come by themselves. */
export const INVITED_ROLES = ["staff", "admin"] as const satisfies readonly Role[];
export type InvitedRole = (typeof INVITED_ROLES)[number];

export const ACCOUNT_LINK_STATES = ["open", "used", "expired"] as const;
export type AccountLinkState = (typeof ACCOUNT_LINK_STATES)[number];

/** What has been used says so for as long as it is known: to be told that it came too late would lead astray. */
export function accountLinkState(
  { usedAt, expiresAt }: { usedAt: Date | null; expiresAt: Date },
  now: Date,
): AccountLinkState {
  if (usedAt !== null) return "used";
  return now < expiresAt ? "open" : "expired";
}
