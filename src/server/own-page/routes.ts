import * as contract from "#contracts/my-booking.ts";
import type { MyBooking } from "#contracts/my-booking.ts";
import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { contractFile } from "#server/agreements/contract-file.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import { protocolFileOf } from "#server/hand-over/protocol-file.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { createSharedLimiter } from "#server/platform/shared-limiter.ts";
import { pdfAnswer } from "#server/platform/pdf/pdf-file.ts";
import { papersOf } from "#server/receipts/papers-of.ts";
import { receiptFile } from "#server/receipts/receipt-file.ts";
import { CUSTOMERS_RECEIPT_POLICY, printReceipt } from "#server/receipts/print-receipt.tsx";
import { acceptOwnTexts } from "./accept-own-texts.ts";
import { calendarFile } from "./calendar-file.ts";
import { cancelOwnBooking } from "./cancel-own-booking.ts";
import { changeOwnBooking, changeOwnDetails, previewOwnChange } from "./change-own-booking.ts";
import { mailOwnPageLink, sendOwnPageLink } from "./find-own-page.ts";
import { openOwnPage } from "./open-own-page.ts";
import { payOwnRent } from "./pay-own-rent.ts";
import { renewOwnKeys } from "./renew-own-keys.ts";
import { showOwnReceipt } from "./show-own-receipt.ts";
import { showOwnPage, type OwnPageParts } from "./show-own-page.ts";

/** Enough for whoever mistypes; each may be a letter in somebody's box. */
const ASKED = { name: "own-pages-asked", max: 10, windowSeconds: 600 };

type ByKey = { params: { token: string } };

/** What a customer does with a booking of their own, by the key that a letter carries. */
export function ownPageRoutes(bind: Bind, parts: OwnPageParts): void {
  /** Does something with the booking that a key opens, and shows it as it is then. */
  const doing =
    <Call extends ByKey>(
      act: (bookingId: number, call: Call) => Promise<Result<unknown, Problem>>,
    ) =>
    async (call: Call): Promise<Result<MyBooking, Problem>> => {
      const opened = await openOwnPage(parts, call.params.token);
      if (!opened.ok) return opened;
      const done = await act(opened.value, call);
      return done.ok ? showOwnPage(parts, opened.value) : done;
    };
  bind(
    contract.myBooking,
    doing(async () => ok(null)),
  );
  bind(
    contract.changeMyDetails,
    doing((bookingId, { body }) => changeOwnDetails(parts, bookingId, body)),
  );
  bind(
    contract.cancelMyBooking,
    doing((bookingId, { body }) => cancelOwnBooking(parts, { bookingId, ...body })),
  );
  bind(
    contract.changeMyBooking,
    doing((bookingId, { body }) => changeOwnBooking(parts, bookingId, body)),
  );
  bind(
    contract.acceptMyAgreements,
    doing((bookingId, { body }) => acceptOwnTexts(parts, bookingId, body.agreementVersions)),
  );
  bind(contract.payMyBooking, async ({ params }) => {
    const opened = await openOwnPage(parts, params.token);
    return opened.ok ? payOwnRent(parts, opened.value) : opened;
  });
  bind(contract.previewMyChange, async ({ params, body }) => {
    const opened = await openOwnPage(parts, params.token);
    return opened.ok ? previewOwnChange(parts, opened.value, body) : opened;
  });
  fileRoutes(bind, parts);
  linkRoutes(bind, parts);
}

function fileRoutes(bind: Bind, parts: OwnPageParts): void {
  bind(contract.myCalendarFile, async ({ params, reply }) => {
    const opened = await openOwnPage(parts, params.token);
    if (!opened.ok) return opened;
    const page = await showOwnPage(parts, opened.value);
    if (!page.ok) return page;
    reply
      .type("text/calendar; charset=utf-8")
      .header("content-disposition", `attachment; filename="bokning-${opened.value}.ics"`);
    return ok(calendarFile(page.value, { shop: parts.shop(), now: parts.clock.now() }));
  });
  bind(contract.myReceipt, async ({ params, reply }) => {
    const opened = await openOwnPage(parts, params.token);
    if (!opened.ok) return opened;
    const receipt = await showOwnReceipt(parts.db, opened.value, params.number);
    if (!receipt.ok) return receipt;
    reply
      .type("text/html; charset=utf-8")
      .header("content-security-policy", `${CUSTOMERS_RECEIPT_POLICY}; frame-ancestors 'none'`)
      .header("referrer-policy", "no-referrer");
    return ok(printReceipt(receipt.value, `/min-bokning/${params.token}`));
  });
  bind(contract.myReceiptFile, async ({ params, reply }) => {
    const opened = await openOwnPage(parts, params.token);
    if (!opened.ok) return opened;
    const receipt = await showOwnReceipt(parts.db, opened.value, params.number);
    return receipt.ok ? pdfAnswer(reply, await receiptFile(papersOf(receipt.value))) : receipt;
  });
  bind(contract.myProtocol, async ({ params, reply }) => {
    const opened = await openOwnPage(parts, params.token);
    if (!opened.ok) return opened;
    const file = await protocolFileOf(parts, { bookingId: opened.value, id: params.id });
    if (!file) return fail({ code: "hand-over.no-protocol" });
    reply.header("cache-control", "private, no-store");
    return pdfAnswer(reply, file);
  });
  bind(contract.myContract, async ({ params, reply }) => {
    const opened = await openOwnPage(parts, params.token);
    if (!opened.ok) return opened;
    const file = await contractFile(parts, opened.value, { isForCustomer: true });
    return file ? pdfAnswer(reply, file) : fail({ code: "own-page.unknown" });
  });
}

function linkRoutes(bind: Bind, parts: OwnPageParts): void {
  const limiter = createSharedLimiter(parts, { ...ASKED, factor: parts.rateLimitFactor });
  bind(contract.findMyBooking, async ({ body, request }) => {
    const retryAfterSeconds = await limiter.take(networkOf(request.ip));
    if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });
    await sendOwnPageLink(parts, body);
    return ok(null);
  });
  bindChange(bind, contract.mailOwnPageLink, ({ params, by }) =>
    mailOwnPageLink(parts, { bookingId: params.id, by }),
  );
  bindChange(bind, contract.renewOwnPageLink, ({ params, by }) =>
    renewOwnKeys(parts, { bookingId: params.id, by }),
  );
}
