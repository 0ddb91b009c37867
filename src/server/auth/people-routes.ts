import type { FastifyRequest } from "fastify";
import * as contracts from "#contracts/people.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind, SignedIn } from "#server/platform/http/route.ts";
import { changeRole } from "./change-role.ts";
import { confirmOneself } from "./confirm-oneself.ts";
import { createAccount } from "./create-account.ts";
import { endSessions } from "./end-sessions.ts";
import type { Act, PeopleParts } from "./manage-account.ts";
import { listAccounts } from "./people-rows.ts";
import { removeAccount } from "./remove-account.ts";
import { presentedToken } from "./session.ts";
import { setAccountPassword } from "./set-account-password.ts";
import type { SignInLimits } from "./sign-in.ts";

export function peopleRoutes(bind: Bind, parts: PeopleParts & { limits: SignInLimits }): void {
  const { db, clock } = parts;
  bind(contracts.listAccounts, async () => ok(await listAccounts(db, clock.now())));
  bindChange(bind, contracts.changeRole, (call) => changeRole(parts, act(call), call.body.role));
  bindChange(bind, contracts.createAccount, ({ by, body }) => createAccount(parts, by, body));
  bindChange(bind, contracts.setPassword, async (call) => {
    const wish = act(call);
    const { tokenHash } = wish;
    const { password, currentPassword } = call.body;
    if (wish.by.id === wish.userId && tokenHash) {
      const confirmed = await confirmOneself(parts, { tokenHash, currentPassword });
      if (!confirmed.ok) return confirmed;
    }
    return setAccountPassword(parts, wish, password);
  });
  bindChange(bind, contracts.endSessions, (call) => endSessions(parts, act(call)));
  bindChange(bind, contracts.removeAccount, (call) => removeAccount(parts, act(call)));
}

type Call = { by: SignedIn; params: { id: number }; request: FastifyRequest };

function act({ by, params, request }: Call): Act {
  return { by, userId: params.id, tokenHash: presentedToken(request) };
}
