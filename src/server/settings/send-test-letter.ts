import { randomUUID } from "node:crypto";
import { recordChange } from "#server/audit/record-change.ts";
import { messageHost } from "#server/emails/letter.ts";
import { queueMail } from "#server/emails/queue-mail.ts";
import { testLetter } from "#server/emails/templates/test-letter.tsx";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import type { KnownShop } from "./known-shop.ts";

const TYPE = "test_letter";

type Parts = { db: Db; clock: Clock; shop: Pick<KnownShop, "facts" | "sender"> };

/** Goes the way of every letter, so that what arrives is what customers will get. */
export async function sendTestLetter(
  { db, clock, shop }: Parts,
  by: SignedIn,
  recipient: string,
): Promise<void> {
  const facts = shop.facts();
  const content = testLetter({ shop: facts, sender: shop.sender(), askedBy: by.username });
  const letter = { ...content, type: TYPE, bookingId: null, recipient };
  await inTransaction(db, async (tx) => {
    await queueMail(
      tx,
      { clock, host: messageHost(facts.baseUrl) },
      { ...letter, messageKey: `${TYPE}.${randomUUID()}` },
    );
    await recordChange(tx, clock, {
      by,
      action: "test-letter-sent",
      entity: "setting",
      entityId: "mail",
    });
  });
}
