import * as calls from "#contracts/payment-links.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { completeLinkPayment, openLinkPayment, showLink } from "./pay-again.ts";
import { sendPaymentLink } from "./send-payment-link.ts";
import type { PaymentParts } from "./money-parts.ts";

export function paymentLinkRoutes(bind: Bind, parts: PaymentParts): void {
  bindChange(bind, calls.sendPaymentLink, ({ params, body, by }) =>
    sendPaymentLink(parts, { ...body, bookingId: params.id, by }),
  );
  bind(calls.paymentLinkByToken, ({ params }) => showLink(parts, params.token));
  bind(calls.openLinkPayment, ({ params }) => openLinkPayment(parts, params.token));
  bind(calls.completeLinkPayment, ({ params, body }) =>
    completeLinkPayment(parts, params.token, body.paymentIntentId),
  );
}
