import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import { closedLink, findFollowed, type LinkParts } from "./find-link.ts";
import { invitedRole } from "./invite-colleague.ts";
import { closeResetLinks, lockLink, markUsed } from "./link-rows.ts";
import { hashPassword } from "./password.ts";
import { insertUser, lockCustomerByEmail, setEmail, type UserRow } from "./user-rows.ts";

type Acceptance = { token: string; network: string; username: string; password: string };

/** Makes the account that a letter invited to. A name that is taken leaves the letter as it was. */
export async function acceptInvitation(
  parts: LinkParts,
  { username, password, ...followed }: Acceptance,
): Promise<Result<UserRow, Problem>> {
  const found = await findFollowed(parts, { kind: "invitation", ...followed });
  if (!found.ok) return found;
  // Before anything as dear as a password is reckoned.
  const problem = closedLink(found.value, parts.clock.now());
  if (problem) return fail(problem);
  const passwordHash = await hashPassword(password);
  const { tokenHash } = found.value;
  try {
    return await inTransaction(parts.db, (tx) =>
      join(tx, parts, { tokenHash, username, passwordHash }),
    );
  } catch (error) {
    const refused = refusedWrite(error);
    if (refused) return fail(refused);
    throw error;
  }
}

type Joining = { tokenHash: string; username: string; passwordHash: string };

async function join(
  tx: Db,
  { clock }: LinkParts,
  { tokenHash, username, passwordHash }: Joining,
): Promise<Result<UserRow, Problem>> {
  const now = clock.now();
  const link = await lockLink(tx, "invitation", tokenHash);
  const problem = closedLink(link, now);
  if (problem || !link) return fail(problem ?? { code: "auth.link-unknown" });
  const role = invitedRole(link);
  const { email } = link;
  // Whoever followed the letter has proven the address, which the customer has not.
  const customer = await lockCustomerByEmail(tx, email);
  if (customer) await setEmail(tx, customer.id, null, now);
  const made = { username, passwordHash, role, email, createdAt: now, updatedAt: now };
  const user = await insertUser(tx, made);
  await markUsed(tx, tokenHash, now);
  await recordChange(tx, clock, {
    by: user,
    action: "invitation-accepted",
    entity: "user",
    entityId: user.id,
    after: { username, role },
  });
  if (customer) {
    await closeResetLinks(tx, customer.id, now);
    await recordChange(tx, clock, {
      by: user,
      action: "email-released",
      entity: "user",
      entityId: customer.id,
      erasable: { before: { email: customer.email }, after: { email: null } },
    });
  }
  return ok(user);
}
