import type { Problem } from "#contracts/errors.ts";
import { accountLinkState } from "#domain/access/account-link.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { ShopFacts } from "#contracts/page.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { LinkLimits } from "./link-limits.ts";
import { findLink, type LinkRow } from "./link-rows.ts";
import { hashToken } from "./token.ts";

export type LinkParts = { db: Db; clock: Clock; shop: () => ShopFacts; links: LinkLimits };

/** What somebody follows, and from where. */
export type Followed = { kind: LinkRow["kind"]; token: string; network: string };

/** The link behind a letter's key, in whatever state it is. Whoever tries keys is slowed down by those that fit none. */
export async function findFollowed(
  { db, links }: LinkParts,
  { kind, token, network }: Followed,
): Promise<Result<LinkRow, Problem>> {
  const link = await findLink(db, kind, hashToken(token));
  if (link) return ok(link);
  const retryAfterSeconds = await links.misses.take(network);
  return retryAfterSeconds > 0
    ? fail({ code: "request.too-many", retryAfterSeconds })
    : fail({ code: "auth.link-unknown" });
}

/** Why a link leads nowhere; nothing while it is open. */
export function closedLink(link: LinkRow | undefined, now: Date): Problem | undefined {
  if (!link) return { code: "auth.link-unknown" };
  const state = accountLinkState(link, now);
  return state === "open" ? undefined : { code: `auth.link-${state}` };
}
