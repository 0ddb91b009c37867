import { and, eq, sql } from "drizzle-orm";
import type { CodeRule } from "#domain/pricing/discount-code.ts";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";
import { checkouts } from "#server/platform/db/tables/bookings.ts";
import { codePeople, discountCodes } from "#server/platform/db/tables/catalog.ts";

/** A code as prices ask for it, with how often it is used and may be. */
export type StoredCode = {
  id: number;
  code: string;
  rule: CodeRule;
  used: number;
  most: number | null;
  mostPerPerson: number | null;
};

const { id, code, rule, used, most, mostPerPerson } = discountCodes;
const byKey = eq(discountCodes.codeKey, sql.placeholder("key"));

const codeByKey = prepared((db) =>
  db
    .select({ id, code, rule, used, most, mostPerPerson })
    .from(discountCodes)
    .where(byKey)
    .prepare("discount_code_by_key"),
);

const codeToUse = prepared((db) =>
  db
    .select({ id, code, rule, used, most, mostPerPerson })
    .from(discountCodes)
    .where(byKey)
    .for("no key update")
    .prepare("discount_code_to_use"),
);

const usesByPerson = prepared((db) =>
  db
    .select({ used: codePeople.used })
    .from(codePeople)
    .where(
      and(
        eq(codePeople.codeId, sql.placeholder("codeId")),
        eq(codePeople.person, sql.placeholder("person")),
      ),
    )
    .prepare("discount_code_uses_of_person"),
);

/** By what `codeKey` makes of what somebody wrote. */
export async function readCode(db: Db, key: string): Promise<StoredCode | undefined> {
  const [found] = await codeByKey(db).execute({ key });
  return found;
}

/** The same once nobody else can use or change it. */
export async function lockCode(tx: Db, key: string): Promise<StoredCode | undefined> {
  const [found] = await codeToUse(tx).execute({ key });
  return found;
}

/** How many uses of it a person (`personKey`) has. */
export async function usesOf(db: Db, codeId: number, person: string): Promise<number> {
  const [found] = await usesByPerson(db).execute({ codeId, person });
  return found?.used ?? 0;
}

/** How many uses of it a visitor holds with checkouts that are still open. */
export async function usesHeldBy(db: Db, codeId: number, visitorHash: string): Promise<number> {
  const [counted] = await db
    .select({ uses: sql<number>`count(*)::int` })
    .from(checkouts)
    .where(and(eq(checkouts.codeHeld, codeId), eq(checkouts.visitorHash, visitorHash)));
  return counted?.uses ?? 0;
}
