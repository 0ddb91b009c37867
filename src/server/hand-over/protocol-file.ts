import type { ShopFacts } from "#contracts/page.ts";
import { goesAlong } from "#domain/hand-over/goes-along.ts";
import { howItLeft } from "#domain/hand-over/stay-state.ts";
import { readBookingFacts } from "#server/bookings/booking-facts.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { PdfFile } from "#server/platform/pdf/pdf-file.ts";
import { findFile } from "./file-rows.ts";
import { drawProtocol } from "./draw-protocol.ts";
import { findProtocol, holding, protocolsOf, told } from "./protocol-rows.ts";
import { partsOfStay } from "./stay-part-rows.ts";

export type ProtocolFileParts = { db: Db; clock: Clock; shop: () => ShopFacts };

const NAMES = { out: "Utlamning", back: "Aterlamning" } as const;

/** A protocol as a PDF with its photographs; nothing where the booking has none of that number. Never inside a transaction. */
export async function protocolFileOf(
  { db, clock, shop }: ProtocolFileParts,
  which: { bookingId?: number; id: number },
): Promise<PdfFile | undefined> {
  const row = await findProtocol(db, which);
  const booking = row && (await findBooking(db, row.bookingId));
  const facts = row && (await readBookingFacts(db, row.bookingId));
  if (!booking || !facts) return undefined;
  const all = await protocolsOf(db, row.bookingId);
  const before =
    row.kind === "back"
      ? howItLeft(holding(all, "out"), await partsOfStay(db, row.bookingId), row.unitId)
      : undefined;
  const annulling = all.find(
    ({ kind, unitId, round, annulsBecause }) =>
      kind === row.kind && unitId === row.unitId && round === row.round && annulsBecause !== null,
  );
  const content = await drawProtocol(
    {
      booking,
      along: goesAlong(facts.quote),
      protocol: told(row, all),
      left: before ? told(before, all) : null,
      annulledBecause: annulling?.annulsBecause ?? null,
      picture: async (id) => (await findFile(db, { bookingId: row.bookingId, id }))?.bytes,
    },
    { shop: shop(), now: clock.now(), today: clock.today() },
  );
  return { name: `${NAMES[row.kind]}-${row.bookingId}.pdf`, type: "application/pdf", content };
}
