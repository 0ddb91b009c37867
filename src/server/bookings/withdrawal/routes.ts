import * as calls from "#contracts/withdrawals.ts";
import { fail } from "#domain/result.ts";
import { isLetterToken } from "#server/bookings/letter-token.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { createSharedLimiter } from "#server/platform/shared-limiter.ts";
import { findWithdrawal, withdraw, type WithdrawParts } from "./withdraw.ts";

/** Enough for whoever mistypes, far too few to guess a number and an address. */
const TRIES = { name: "withdrawals-tried", max: 20, windowSeconds: 600 };

type Call = {
  body: Parameters<typeof withdraw>[1];
  query: { t?: string | undefined };
  request: { ip: string };
};

/** Whoever brings a letter's token was told the number, and is not counted among those who guess. */
export function withdrawalRoutes(
  bind: Bind,
  parts: WithdrawParts & { rateLimitFactor: number },
): void {
  const limiter = createSharedLimiter(parts, { ...TRIES, factor: parts.rateLimitFactor });
  const limited =
    (act: typeof withdraw) =>
    async ({ body, query, request }: Call) => {
      if (query.t && (await isLetterToken(parts.db, body.bookingId, query.t)))
        return act(parts, body);
      const retryAfterSeconds = await limiter.take(networkOf(request.ip));
      if (retryAfterSeconds > 0)
        return fail({ code: "request.too-many" as const, retryAfterSeconds });
      return act(parts, body);
    };
  bind(calls.findWithdrawal, limited(findWithdrawal));
  bind(calls.withdraw, limited(withdraw));
}
