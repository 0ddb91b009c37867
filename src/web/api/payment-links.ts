import type * as contract from "#contracts/payment-links.ts";
import * as calls from "#contracts/payment-links-calls.ts";
import { query, send } from "./call.ts";
import { ANEW } from "./freshness.ts";

/** What a mailed link asks for, as it was when the page was loaded; null when nobody ever sent it. */
export function paymentLink(token: string) {
  return query<typeof contract.paymentLinkByToken>(calls.paymentLinkByToken, { params: { token } });
}

/** Opens the payment, or comes back to the one that is open: asking twice is harmless. */
export function linkPayment(token: string, agreementVersions: readonly number[]) {
  return {
    ...query<typeof contract.openLinkPayment>(calls.openLinkPayment, {
      params: { token },
      body: { agreementVersions: [...agreementVersions] },
    }),
    ...ANEW,
  };
}

/** May be sent again after a lost answer. */
export async function completeLink(token: string, paymentIntentId: string) {
  return send<typeof contract.completeLinkPayment>(calls.completeLinkPayment, {
    params: { token },
    body: { paymentIntentId },
  });
}
