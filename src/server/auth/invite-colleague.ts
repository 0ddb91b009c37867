import type { Invitation } from "#contracts/account-links.ts";
import type { Problem } from "#contracts/errors.ts";
import {
  ACCOUNT_LINK_MS,
  accountLinkState,
  type InvitedRole,
} from "#domain/access/account-link.ts";
import { later } from "#domain/dates/instants.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { mailKey } from "#domain/text/mail-address.ts";
import { recordChange } from "#server/audit/record-change.ts";
import { messageHost } from "#server/emails/letter.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import { accountInvitation } from "#server/emails/templates/account-invitation.tsx";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import type { LinkParts } from "./find-link.ts";
import { deleteInvitationsTo, insertLink, listOpenInvitations, type LinkRow } from "./link-rows.ts";
import { lockAdministrators } from "./people-rows.ts";
import { newToken } from "./token.ts";
import { findUserByEmail } from "./user-rows.ts";

/** Asks a colleague in by letter. An address has one invitation: to send it again makes a new one, with a new key. */
export async function inviteColleague(
  parts: LinkParts,
  by: SignedIn,
  { email, role }: { email: string; role: InvitedRole },
): Promise<Result<Invitation, Problem>> {
  const { db, clock } = parts;
  const emailKey = mailKey(email);
  const retryAfterSeconds = await parts.links.perAddress.take(emailKey);
  if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
  return inTransaction(db, async (tx) => {
    // Whoever lost their rights while waiting asks nobody in any more.
    if (!(await lockAdministrators(tx)).includes(by.id)) return fail({ code: "auth.not-allowed" });
    const owner = await findUserByEmail(tx, email);
    // A customer's address is proven by nobody: whoever reads the letter has it.
    if (owner && owner.role !== "customer")
      return fail({ code: "people.has-account", username: owner.username });
    await deleteInvitationsTo(tx, emailKey);
    const { token, tokenHash } = newToken();
    const createdAt = clock.now();
    const expiresAt = later(createdAt, ACCOUNT_LINK_MS);
    const made = { tokenHash, kind: "invitation" as const, email, emailKey, role, madeBy: by.id };
    await insertLink(tx, { ...made, createdAt, expiresAt });
    await recordChange(tx, clock, {
      by,
      action: "invited",
      entity: "invitation",
      entityId: tokenHash,
      after: { role },
      erasable: { before: null, after: { email } },
    });
    const shop = parts.shop();
    const url = `${shop.baseUrl}/inbjudan/${token}`;
    await queueMail(
      tx,
      { clock, host: messageHost(shop.baseUrl) },
      {
        ...accountInvitation({ shop, invitedBy: by.username, role, url, expiresAt }),
        type: "account_invitation",
        messageKey: `account_invitation.${tokenHash}`,
        bookingId: null,
        recipient: email,
        isSecret: true,
      },
    );
    const shown = { ...made, createdAt, expiresAt, usedAt: null, userId: null };
    return ok(showInvitation({ ...shown, invitedBy: by.username }, createdAt));
  });
}

export async function showInvitations({ db, clock }: LinkParts): Promise<Invitation[]> {
  const now = clock.now();
  return (await listOpenInvitations(db)).map((link) => showInvitation(link, now));
}

function showInvitation(link: LinkRow & { invitedBy: string }, now: Date): Invitation {
  return {
    id: link.tokenHash,
    email: link.email,
    role: invitedRole(link),
    invitedBy: link.invitedBy,
    createdAt: link.createdAt.toISOString(),
    expiresAt: link.expiresAt.toISOString(),
    isOver: accountLinkState(link, now) !== "open",
  };
}

/** Nobody was ever asked in to be less than staff. */
export function invitedRole({ role }: LinkRow): InvitedRole {
  return role === "admin" ? "admin" : "staff";
}
