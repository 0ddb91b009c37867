import * as calls from "#contracts/withdrawals.ts";
import { fail } from "#domain/result.ts";
import { networkOf } from "#server/platform/http/network.ts";
import { createLimiter } from "#server/platform/limiter.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { findWithdrawal, withdraw, type WithdrawParts } from "./withdraw.ts";

/** Enough for whoever mistypes, far too few to guess a number and an address. */
const TRIES = { max: 20, windowSeconds: 600 };

export function withdrawalRoutes(
  bind: Bind,
  parts: WithdrawParts & { rateLimitFactor: number },
): void {
  const limiter = createLimiter(parts.clock, { ...TRIES, factor: parts.rateLimitFactor });
  const limited =
    (act: typeof withdraw) =>
    async ({ body, request }: { body: Parameters<typeof act>[1]; request: { ip: string } }) => {
      const network = networkOf(request.ip);
      const retryAfterSeconds = limiter.secondsToWait(network);
      if (retryAfterSeconds > 0)
        return fail({ code: "request.too-many" as const, retryAfterSeconds });
      limiter.count(network);
      return act(parts, body);
    };
  bind(calls.findWithdrawal, limited(findWithdrawal));
  bind(calls.withdraw, limited(withdraw));
}
