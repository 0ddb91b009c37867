/** Why an issuer says no, in the provider's words. */
export type Decline = {
  code: string;
  decline_code: string;
  message: string;
  param?: string;
  sellerMessage: string;
};

const DECLINED = "Your card was declined.";
const NO_REASON = "The bank did not return any further details with this decline.";

function decline(decline_code: string, message = DECLINED, sellerMessage = NO_REASON): Decline {
  return { code: "card_declined", decline_code, message, sellerMessage };
}

export const DECLINES = {
  generic: decline("generic_decline"),
  insufficientFunds: decline(
    "insufficient_funds",
    "Your card has insufficient funds.",
    "The bank returned the decline code `insufficient_funds`.",
  ),
  lost: decline("lost_card", DECLINED, "The bank returned the decline code `lost_card`."),
  stolen: decline("stolen_card", DECLINED, "The bank returned the decline code `stolen_card`."),
  velocity: decline(
    "card_velocity_exceeded",
    "Your card was declined for making repeated attempts too frequently or exceeding its amount limit.",
    "The bank returned the decline code `card_velocity_exceeded`.",
  ),
  expired: {
    code: "expired_card",
    decline_code: "expired_card",
    message: "Your card has expired.",
    param: "exp_month",
    sellerMessage: "The bank returned the decline code `expired_card`.",
  },
  incorrectCvc: {
    code: "incorrect_cvc",
    decline_code: "incorrect_cvc",
    message: "Your card's security code is incorrect.",
    param: "cvc",
    sellerMessage: "The bank returned the decline code `incorrect_cvc`.",
  },
  processingError: {
    code: "processing_error",
    decline_code: "processing_error",
    message: "An error occurred while processing your card. Try again in a little bit.",
    sellerMessage: "The bank returned the decline code `processing_error`.",
  },
  authenticationRequired: {
    code: "authentication_required",
    decline_code: "authentication_required",
    message: "Your card was declined. This transaction requires authentication.",
    sellerMessage: "The bank returned the decline code `authentication_required`.",
  },
  // A real card in test mode is turned away before anybody's bank could be asked.
  notATestCard: decline(
    "test_mode_live_card",
    "Your card was declined. Your request was in test mode, but used a non test card. " +
      "For a list of valid test cards, visit: https://stripe.com/docs/testing.",
  ),
} satisfies Record<string, Decline>;
