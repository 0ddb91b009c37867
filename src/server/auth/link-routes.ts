import * as contracts from "#contracts/account-links.ts";
import { accountLinkState } from "#domain/access/account-link.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { acceptInvitation } from "./accept-invitation.ts";
import { askForReset } from "./ask-for-reset.ts";
import { rememberDevice } from "./device.ts";
import { findFollowed, type LinkParts } from "./find-link.ts";
import { inviteColleague, invitedRole, showInvitations } from "./invite-colleague.ts";
import { createLinkLimits } from "./link-limits.ts";
import { removeInvitation } from "./remove-invitation.ts";
import { resetPassword } from "./reset-password.ts";
import { beginSession } from "./session.ts";
import { userAnswer } from "./user-answer.ts";
import { findUser } from "./user-rows.ts";

type Needs = Omit<LinkParts, "links"> & { secureCookies: boolean; rateLimitFactor: number };

/** What comes and goes by letter: colleagues who are asked in, and passwords that were lost. */
export function accountLinkRoutes(bind: Bind, needs: Needs): void {
  const parts: LinkParts = { ...needs, links: createLinkLimits(needs, needs.rateLimitFactor) };
  bind(contracts.listInvitations, async () => ok(await showInvitations(parts)));
  bindChange(bind, contracts.invite, ({ by, body }) => inviteColleague(parts, by, body));
  bindChange(bind, contracts.removeInvitation, ({ by, params }) =>
    removeInvitation(parts, by, params.id),
  );
  invitationRoutes(bind, needs, parts);
  resetRoutes(bind, parts);
}

function invitationRoutes(bind: Bind, needs: Needs, parts: LinkParts): void {
  bind(contracts.invitationByToken, async ({ params, request }) => {
    const followed = { kind: "invitation" as const, network: networkOf(request.ip) };
    const found = await findFollowed(parts, { ...params, ...followed });
    if (!found.ok) return found;
    const { email, madeBy } = found.value;
    const inviter = madeBy === null ? undefined : await findUser(parts.db, madeBy);
    return ok({
      state: accountLinkState(found.value, parts.clock.now()),
      email,
      role: invitedRole(found.value),
      invitedBy: inviter?.username ?? "",
    });
  });

  bind(contracts.acceptInvitation, async ({ params, body, request, reply }) => {
    const network = networkOf(request.ip);
    const accepted = await acceptInvitation(parts, { ...params, ...body, network });
    if (!accepted.ok) return accepted;
    const opened = { user: accepted.value, request, reply };
    await beginSession(needs, opened);
    rememberDevice(needs, opened);
    return ok(userAnswer(accepted.value));
  });
}

function resetRoutes(bind: Bind, parts: LinkParts): void {
  bind(contracts.askForReset, async ({ body, request }) =>
    askForReset(parts, { ...body, network: networkOf(request.ip) }),
  );

  bind(contracts.resetByToken, async ({ params, request }) => {
    const followed = { kind: "reset" as const, network: networkOf(request.ip) };
    const found = await findFollowed(parts, { ...params, ...followed });
    if (!found.ok) return found;
    const { userId } = found.value;
    const user = userId === null ? undefined : await findUser(parts.db, userId);
    if (!user) return fail({ code: "auth.link-unknown" });
    const state = accountLinkState(found.value, parts.clock.now());
    return ok({ state, username: user.username });
  });

  bind(contracts.resetPassword, async ({ params, body, request }) =>
    resetPassword(parts, { ...params, ...body, network: networkOf(request.ip) }),
  );
}
