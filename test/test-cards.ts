import { atFileEnd } from "./file-end.ts";
import { stripeGateway } from "#server/payments/stripe-gateway.ts";
import type { CardGateway } from "#server/payments/gateway.ts";
import { createSandbox, type Sandbox } from "../sandbox/server.ts";
import type { TestClock } from "./test-clock.ts";

export const CARDS = {
  good: "4242424242424242",
  declined: "4000000000000002",
  asksTheBank: "4000000000003220",
  refundFails: "4000000000005126",
} as const;

export type TestCards = {
  sandbox: Sandbox;
  gateway: CardGateway;
  url: string;
  /** What the browser does: confirms the payment; answers the intent's status, or the error's code. */
  pay(clientSecret: string, card?: keyof typeof CARDS): Promise<string>;
  /** What somebody does in the provider's own pages. */
  captureOre(intentId: string, ore: number): Promise<void>;
};

/** The card sandbox, running on the test's clock; closed when the test file is done. */
export async function openTestCards(
  clock: TestClock,
  patience = { timeoutMs: 10_000, retries: 2 },
): Promise<TestCards> {
  const sandbox = await createSandbox({ now: () => clock.now() });
  const url = await sandbox.listen();
  atFileEnd(() => sandbox.close());
  const { secretKey, webhookSecret } = sandbox;
  return {
    sandbox,
    url,
    gateway: stripeGateway({ secretKey, webhookSecret, apiBase: url, patience }),
    pay: (clientSecret, card = "good") => confirmCard(url, clientSecret, CARDS[card]),
    captureOre: async (intentId, ore) => {
      await fetch(`${url}/v1/payment_intents/${intentId}/capture`, {
        method: "POST",
        headers: { authorization: `Bearer ${secretKey}` },
        body: new URLSearchParams({ amount_to_capture: String(ore) }),
      });
    },
  };
}

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
