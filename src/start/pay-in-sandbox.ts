/** Authorises an open payment with the card that always works, as a customer's browser would. */
export type PayWithTestCard = (clientSecret: string) => Promise<void>;

export function payInSandbox(apiBase: string, publishableKey: string): PayWithTestCard {
  return async (clientSecret) => {
    const [intentId = ""] = clientSecret.split("_secret_");
    const answer = await fetch(`${apiBase}/v1/payment_intents/${intentId}/confirm`, {
      method: "POST",
      headers: { authorization: `Bearer ${publishableKey}` },
      body: new URLSearchParams({
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2040",
        "payment_method_data[card][cvc]": "123",
      }),
    });
    if (!answer.ok) throw new Error(`the sandbox refused its own test card: ${answer.status}`);
  };
}
