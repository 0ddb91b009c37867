import { reportPageFault } from "#contracts/page-faults.ts";
import { fail, ok } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { createLimiter } from "#server/platform/limiter.ts";

/** Enough to learn of a fault; nobody fills the log with it. */
const FROM_ONE = { max: 10, windowSeconds: 600 };
const FROM_ALL = { max: 200, windowSeconds: 600 };

export function pageFaultRoutes(
  bind: Bind,
  { clock, rateLimitFactor: factor }: { clock: Clock; rateLimitFactor: number },
): void {
  const one = createLimiter(clock, { ...FROM_ONE, factor });
  const all = createLimiter(clock, { ...FROM_ALL, factor });
  bind(reportPageFault, async ({ body, request }) => {
    const network = networkOf(request.ip);
    const retryAfterSeconds = Math.max(one.secondsToWait(network), all.secondsToWait("all"));
    if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
    one.count(network);
    all.count("all");
    request.log.error({ fault: body }, "a page broke in the browser");
    return ok(null);
  });
}
