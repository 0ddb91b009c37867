import * as calls from "#contracts/payment-links.ts";
import { ok } from "#domain/result.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import type { AgreementParts } from "#server/bookings/asked-agreements.ts";
import { acceptAgreements, neededAgreements } from "./link-agreement.ts";
import { completeLinkPayment, openLinkPayment, showLink } from "./pay-again.ts";
import { sendPaymentLink } from "./send-payment-link.ts";
import type { PaymentParts } from "./money-parts.ts";

export function paymentLinkRoutes(bind: Bind, parts: PaymentParts & AgreementParts): void {
  bindChange(bind, calls.sendPaymentLink, ({ params, body, by }) =>
    sendPaymentLink(parts, { ...body, bookingId: params.id, by }),
  );
  bind(calls.paymentLinkByToken, async ({ params: { token } }) => {
    const link = await showLink(parts, token);
    return link.ok ? ok({ ...link.value, agreements: await neededAgreements(parts, token) }) : link;
  });
  bind(calls.openLinkPayment, async ({ params: { token }, body }) => {
    const versions = body?.agreementVersions ?? [body?.agreementVersion ?? []].flat();
    const accepted = await acceptAgreements(parts, token, versions);
    return accepted.ok ? openLinkPayment(parts, token) : accepted;
  });
  bind(calls.completeLinkPayment, ({ params, body }) =>
    completeLinkPayment(parts, params.token, body.paymentIntentId),
  );
}
