import { desc, eq, getTableColumns, inArray, sql } from "drizzle-orm";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import { fieldsOf, ruleOf } from "#domain/pricing/code-fields.ts";
import { codeKey } from "#domain/pricing/discount-code.ts";
import type { Db } from "#server/platform/db/database.ts";
import { discountCodes, rentalItems } from "#server/platform/db/tables/catalog.ts";

/** Uses are counted as one number; those of checkouts that are open are told apart in the same statement. */
const COLUMNS = {
  ...getTableColumns(discountCodes),
  held: sql<number>`(select count(*)::int from checkouts
    where checkouts.code_id = discount_codes.id and checkouts.code_held = discount_codes.id)`,
};
type CodeRow = typeof discountCodes.$inferSelect & { held: number };

export async function listCodes(db: Db): Promise<DiscountCode[]> {
  const rows = await db.select(COLUMNS).from(discountCodes).orderBy(desc(discountCodes.id));
  return rows.map(asWritten);
}

/** As it is once nobody else can use or change it: read after the lock, since who was waited for may have used it. */
export async function lockCodeToChange(tx: Db, id: number): Promise<DiscountCode | undefined> {
  const byId = eq(discountCodes.id, id);
  await tx.select({ id: discountCodes.id }).from(discountCodes).where(byId).for("update");
  const rows = await tx.select(COLUMNS).from(discountCodes).where(byId);
  return rows.map(asWritten)[0];
}

/** A code as an administrator writes it. */
export type WrittenCode = Omit<DiscountCode, "id" | "uses" | "heldUses" | "version">;

export async function insertCode(tx: Db, code: WrittenCode, now: Date): Promise<DiscountCode> {
  const rows = await tx
    .insert(discountCodes)
    .values({ ...columnsOf(code), createdAt: now, updatedAt: now })
    .returning();
  return asWritten({ ...rows[0]!, held: 0 });
}

export async function updateCode(
  tx: Db,
  { id, version, ...code }: WrittenCode & { id: number; version: number },
  now: Date,
): Promise<DiscountCode> {
  const rows = await tx
    .update(discountCodes)
    .set({ ...columnsOf(code), version, updatedAt: now })
    .where(eq(discountCodes.id, id))
    .returning(COLUMNS);
  return asWritten(rows[0]!);
}

export async function deleteCode(tx: Db, id: number): Promise<void> {
  await tx.delete(discountCodes).where(eq(discountCodes.id, id));
}

export async function areItems(db: Db, ids: readonly number[]): Promise<boolean> {
  if (ids.length === 0) return true;
  const found = db.$count(rentalItems, inArray(rentalItems.id, [...ids]));
  return (await found) === ids.length;
}

function asWritten({ id, code, rule, used, held, most, ...row }: CodeRow): DiscountCode {
  return {
    id,
    code,
    ...fieldsOf(rule),
    maxUses: most,
    maxUsesPerEmail: row.mostPerPerson,
    uses: used - held,
    heldUses: held,
    version: row.version,
  };
}

function columnsOf({ code, maxUses, maxUsesPerEmail, ...fields }: WrittenCode) {
  return {
    code,
    codeKey: codeKey(code),
    rule: ruleOf(fields),
    most: maxUses,
    mostPerPerson: maxUsesPerEmail,
  };
}
