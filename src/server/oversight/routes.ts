import {
  compareNow,
  concerns,
  letMoneyGo as letGoCall,
  reconcileRunning,
  sendMailAgain,
  settleConcern as settleCall,
} from "#contracts/oversight.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { recordResent } from "#server/audit/record-resent.ts";
import type { LetGoParts } from "#server/checkout/let-go.ts";
import { retryLetter, type RetryParts } from "#server/emails/retry-letter.ts";
import { asProblem } from "#server/checkout/open-intent.ts";
import { showsToken } from "#server/platform/running-shop.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { checkBooks } from "./check-books.ts";
import { compare } from "./compare.ts";
import { letMoneyGo } from "./let-money-go.ts";
import { listConcerns } from "./list-concerns.ts";
import { reconcile } from "./reconcile.ts";
import { settleConcern } from "./settle-concern.ts";

type Needs = LetGoParts &
  Pick<RetryParts, "isOutdated"> & {
    /** The token of this run, once the shop listens. */
    runToken: () => string | undefined;
  };

export function oversightRoutes(bind: Bind, parts: Needs): void {
  bind(reconcileRunning, async ({ request }) => {
    if (!showsToken(request.headers.authorization, parts.runToken()))
      return fail({ code: "auth.not-allowed" });
    const compared = asProblem(await reconcile(parts));
    if (!compared.ok) return compared;
    const { checked, differences } = compared.value;
    return ok({ checked, differences, books: await checkBooks(parts.db) });
  });
  bind(concerns, async () => ok(await listConcerns(parts)));
  bind(compareNow, async () => {
    const compared = await compare(parts);
    return compared.ok ? ok(await listConcerns(parts)) : compared;
  });
  bindChange(bind, settleCall, ({ body, by }) => settleConcern(parts, { ...body, by }));
  bind(letGoCall, ({ params, user }) => letMoneyGo(parts, params.intentId, user!));
  bindChange(bind, sendMailAgain, ({ params, by }) =>
    retryLetter(
      { ...parts, record: (tx, resent) => recordResent(tx, parts.clock, resent, by) },
      params.id,
    ),
  );
}
