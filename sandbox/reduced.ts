/** What a browser with a publishable key and the client secret may see of an intent. */
const SHOWN = new Set([
  "id",
  "object",
  "amount",
  "amount_details",
  "automatic_payment_methods",
  "canceled_at",
  "cancellation_reason",
  "capture_method",
  "client_secret",
  "confirmation_method",
  "created",
  "currency",
  "description",
  "last_payment_error",
  "livemode",
  "next_action",
  "payment_method",
  "payment_method_configuration_details",
  "payment_method_types",
  "processing",
  "receipt_email",
  "setup_future_usage",
  "shipping",
  "source",
  "status",
]);

/** The body without what only the shop's server may know; errors carry intents too. */
export function reduced(body: object): object {
  if ("error" in body) {
    const error = body.error as { payment_intent?: object };
    if (error.payment_intent === undefined) return body;
    return { error: { ...error, payment_intent: reduced(error.payment_intent) } };
  }
  if (!("object" in body) || body.object !== "payment_intent") return body;
  return Object.fromEntries(Object.entries(body).filter(([name]) => SHOWN.has(name)));
}
