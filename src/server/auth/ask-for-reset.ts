import { setTimeout as pause } from "node:timers/promises";
import type { Problem } from "#contracts/errors.ts";
import { ACCOUNT_LINK_MS } from "#domain/access/account-link.ts";
import { later } from "#domain/dates/instants.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { mailKey } from "#domain/text/mail-address.ts";
import { messageHost } from "#server/emails/letter.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import { passwordReset } from "#server/emails/templates/password-reset.tsx";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import { countTry } from "./count-tries.ts";
import type { LinkParts } from "./find-link.ts";
import { insertLink } from "./link-rows.ts";
import { newToken } from "./token.ts";
import { findUserByEmail, lockUser } from "./user-rows.ts";

/** Longer than writing a letter takes: how long the answer was waited for tells nobody whether one was written. */
export const ANSWERED_AFTER_MS = 400;

/** Answers the same whether an account has the address or none. */
export async function askForReset(
  parts: LinkParts,
  { email, network }: { email: string; network: string },
): Promise<Result<null, Problem>> {
  const { perNetwork, perAddress } = parts.links;
  const retryAfterSeconds = await countTry([
    [perNetwork, network],
    [perAddress, mailKey(email)],
  ]);
  if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
  await Promise.all([writeLink(parts, email), pause(ANSWERED_AFTER_MS)]);
  return ok(null);
}

/**
 * To the address as the account has it, never as it was typed: what is equal to a computer may be another's
 * letter box. Earlier links stay open: whoever asks in another's name must not end theirs.
 */
async function writeLink({ db, clock, ...parts }: LinkParts, typed: string): Promise<void> {
  await inTransaction(db, async (tx) => {
    const found = await findUserByEmail(tx, typed);
    const user = found && (await lockUser(tx, found.id));
    if (!user || user.email === null || user.emailKey !== found.emailKey) return;
    const { id: userId, username, email } = user;
    const { token, tokenHash } = newToken();
    const createdAt = clock.now();
    const expiresAt = later(createdAt, ACCOUNT_LINK_MS);
    const link = { tokenHash, kind: "reset" as const, email, emailKey: mailKey(email), userId };
    await insertLink(tx, { ...link, createdAt, expiresAt });
    const shop = parts.shop();
    const url = `${shop.baseUrl}/aterstall/${token}`;
    await queueMail(
      tx,
      { clock, host: messageHost(shop.baseUrl) },
      {
        ...passwordReset({ shop, username, url, expiresAt }),
        type: "password_reset",
        messageKey: `password_reset.${tokenHash}`,
        bookingId: null,
        recipient: email,
        isSecret: true,
      },
    );
  });
}
