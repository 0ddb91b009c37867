import * as contracts from "#contracts/letter-words.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { createSharedLimiter } from "#server/platform/shared-limiter.ts";
import type { KnownShop } from "./known-shop.ts";
import { sendLetterAsTest, tryLetter } from "./try-letter.ts";

type Needs = { db: Db; clock: Clock; shop: KnownShop; rateLimitFactor: number };

/** Enough to try every letter twice; nobody writes to strangers in the shop's name with it. */
const TRIED_LETTERS = { name: "tried-letters", max: 30, windowSeconds: 3600 };

export function letterRoutes(bind: Bind, parts: Needs): void {
  bind(contracts.previewLetter, async ({ params, body }) => {
    const { subject, html } = await tryLetter(parts, params.type, body);
    return ok({ subject, html });
  });
  const tries = createSharedLimiter(parts, { ...TRIED_LETTERS, factor: parts.rateLimitFactor });
  bindChange(bind, contracts.sendLetterAsTest, async ({ params, body, by }) => {
    const retryAfterSeconds = await tries.take(String(by.id));
    if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
    await sendLetterAsTest(parts, by, { ...body, letter: params.type });
    return ok(null);
  });
}
