import * as contract from "#contracts/booking-agreements.ts";
import { fail, ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { findBooking } from "#server/bookings/one-booking/booking-view-rows.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { pdfAnswer } from "#server/platform/pdf/pdf-file.ts";
import { contractFile, type ContractFileParts } from "./contract-file.ts";
import { signOnPaper } from "./sign-on-paper.ts";

/** The rental agreement of a booking: on paper, and signed there. */
export function agreementRoutes(bind: Bind, parts: ContractFileParts): void {
  bind(contract.bookingContract, async ({ params, reply }) => {
    const file = await contractFile(parts, params.id);
    if (!file) return fail({ code: "booking.unknown" });
    return pdfAnswer(reply, file);
  });
  bindChange(bind, contract.signOnPaper, async ({ params: { id: bookingId }, by }) => {
    const signed = await signOnPaper(parts, { bookingId, by });
    if (!signed.ok) return signed;
    const booking = await findBooking(parts.db, bookingId);
    return booking ? ok(booking) : fail({ code: "booking.unknown" });
  });
}
