import * as contracts from "#contracts/sessions.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { endAccountSession, endOtherSessions, endOwnSession } from "./end-session.ts";
import type { PeopleParts } from "./manage-account.ts";
import { presentedToken } from "./session.ts";
import { listSessions } from "./session-rows.ts";

export function sessionRoutes(bind: Bind, parts: PeopleParts): void {
  const { db, clock } = parts;
  bind(contracts.sessionsOfAccount, async ({ params, request }) => {
    const tokenHash = presentedToken(request);
    return ok(await listSessions(db, { userId: params.id, tokenHash, now: clock.now() }));
  });
  bindChange(bind, contracts.endSession, async ({ by, params, request }) => {
    const act = { by, userId: params.id, tokenHash: presentedToken(request) };
    return endAccountSession(parts, act, params.sessionId);
  });
  bindChange(bind, contracts.ownSessions, async ({ by, request }) => {
    const tokenHash = presentedToken(request);
    return ok(await listSessions(db, { userId: by.id, tokenHash, now: clock.now() }));
  });
  bindChange(bind, contracts.endOwnSession, async ({ by, params }) =>
    endOwnSession(parts, by, params.sessionId),
  );
  bindChange(bind, contracts.endOtherSessions, async ({ by, request }) =>
    endOtherSessions(parts, by, presentedToken(request)),
  );
}
