import * as contract from "#contracts/hand-over.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { findPublicBooking } from "#server/bookings/booking-rows.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import type { PaymentParts } from "#server/money/money-parts.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { pdfAnswer } from "#server/platform/pdf/pdf-file.ts";
import { annulProtocol } from "./annul-protocol.ts";
import { findFile } from "./file-rows.ts";
import { fileGate, keepFile } from "./keep-file.ts";
import { protocolFileOf } from "./protocol-file.ts";
import { protocolsOf, told } from "./protocol-rows.ts";
import { recordProtocol } from "./record-protocol.ts";
import { settleReturn } from "./settle-return.ts";
import { showSettlement } from "./show-settlement.ts";
import { showSheet } from "./show-sheet.ts";

/** What goes out and comes back, written down and signed. */
export function handOverRoutes(bind: Bind, parts: PaymentParts): void {
  const { db, clock } = parts;
  const gate = fileGate();
  bind(contract.handOverSheet, ({ params, query }) =>
    showSheet(db, params.id, query.kind, clock.today()),
  );
  bind(contract.listProtocols, async ({ params }) => {
    const rows = await protocolsOf(db, params.id);
    if (rows.length === 0 && !(await findPublicBooking(db, params.id)))
      return fail({ code: "booking.unknown" });
    return ok(rows.map((row) => told(row, rows)));
  });
  bindChange(bind, contract.addProtocol, ({ params, body, by }) =>
    recordProtocol(parts, { ...body, bookingId: params.id, by }),
  );
  bindChange(bind, contract.annulProtocol, ({ params, body, by }) =>
    annulProtocol(parts, { ...params, bookingId: params.id, ...body, by }),
  );
  bindChange(bind, contract.addProtocolFile, ({ params, body }) =>
    keepFile({ db, clock, gate }, { ...body, bookingId: params.id }),
  );
  bind(contract.showSettlement, ({ params }) => showSettlement(db, params.id));
  bindChange(bind, contract.settleReturn, async ({ params, body, by, arrivedAt }) => {
    const wish = { ...body, bookingId: params.id, by, askedAt: arrivedAt };
    const settled = await settleReturn(parts, wish);
    if (!settled.ok) return settled;
    const booking = await findBooking(db, params.id);
    return booking ? ok(booking) : fail({ code: "booking.unknown" });
  });
  bind(contract.protocolFile, async ({ params, reply }) => {
    const file = await findFile(db, { bookingId: params.id, id: params.fileId });
    if (!file) return fail({ code: "hand-over.no-file" });
    reply
      .type(file.type)
      .header("cache-control", "private, no-store")
      .header("content-disposition", "inline")
      .header("x-content-type-options", "nosniff");
    return ok(file.bytes);
  });
  bind(contract.protocolPdf, async ({ params, reply }) => {
    const file = await protocolFileOf(parts, { bookingId: params.id, id: params.protocolId });
    if (!file) return fail({ code: "hand-over.no-protocol" });
    reply.header("cache-control", "private, no-store");
    return pdfAnswer(reply, file);
  });
}
