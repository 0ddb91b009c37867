/** Numbers that the sandbox knows. */
export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asksTheBank: "4000000000003220",
  refundFails: "4000000000005126",
  isDisputed: "4000000000000259",
} as const;

/** What the browser does: answers the intent's status, or the error's code. */
export async function confirmCard(
  url: string,
  clientSecret: string,
  number: string,
): Promise<string> {
  const [intentId = ""] = clientSecret.split("_secret_");
  const answer = await fetch(`${url}/v1/payment_intents/${intentId}/confirm`, {
    method: "POST",
    headers: { authorization: "Bearer pk_sandbox_test" },
    body: new URLSearchParams({
      client_secret: clientSecret,
      "payment_method_data[type]": "card",
      "payment_method_data[card][number]": number,
      "payment_method_data[card][exp_month]": "12",
      "payment_method_data[card][exp_year]": "2040",
      "payment_method_data[card][cvc]": "123",
    }),
  });
  const body = (await answer.json()) as { status?: string; error?: { code?: string } };
  return body.status ?? body.error?.code ?? String(answer.status);
}
