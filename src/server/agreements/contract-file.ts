import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { PdfFile } from "#server/platform/pdf/pdf-file.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";
import { readContract } from "./contract-rows.ts";
import { drawContract } from "./draw-contract.ts";

export type ContractFileParts = { db: Db; clock: Clock; shop: () => WritingShop };

/** The contract of a booking as it is now; nothing where there is no such booking. Never inside a transaction. */
export async function contractFile(
  { db, clock, shop }: ContractFileParts,
  bookingId: number,
  { isForCustomer = false } = {},
): Promise<PdfFile | undefined> {
  const facts = await readContract(db, bookingId);
  if (!facts) return undefined;
  const parts = { shop: shop(), today: clock.today(), now: clock.now(), isForCustomer };
  return {
    name: `Hyresavtal-${bookingId}.pdf`,
    type: "application/pdf",
    content: await drawContract(facts, parts),
  };
}
