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
  isDisputed: "4000000000000259",
} as const;

export type TestCards = {
  sandbox: Sandbox;
  gateway: CardGateway;
  url: string;
  /** What the browser does: confirms the payment; answers the intent's status, or the error's code. */
  pay(clientSecret: string, card?: keyof typeof CARDS): Promise<string>;
  /** What somebody does in the provider's own pages. */
  captureOre(intentId: string, ore: number): Promise<void>;
  refundOre(intentId: string, ore: number): Promise<void>;
  /** Answers a dispute so that it is won, or lost. */
  endDispute(intentId: string, how: "won" | "lost"): Promise<void>;
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
  const owner = { authorization: `Bearer ${secretKey}` };
  const asOwner = (path: string, body: Record<string, string>) =>
    fetch(`${url}/v1/${path}`, { method: "POST", headers: owner, body: new URLSearchParams(body) });
  return {
    sandbox,
    url,
    gateway: stripeGateway({ secretKey, webhookSecret, apiBase: url, patience }),
    pay: (clientSecret, card = "good") => confirmCard(url, clientSecret, CARDS[card]),
    captureOre: async (intentId, ore) => {
      await asOwner(`payment_intents/${intentId}/capture`, { amount_to_capture: String(ore) });
    },
    refundOre: async (intentId, ore) => {
      await asOwner("refunds", { payment_intent: intentId, amount: String(ore) });
    },
    endDispute: async (intentId, how) => {
      const query = new URLSearchParams({ payment_intent: intentId });
      const answer = await fetch(`${url}/v1/disputes?${query}`, { headers: owner });
      const { data } = (await answer.json()) as { data: { id: string }[] };
      const evidence = how === "won" ? "winning_evidence" : "losing_evidence";
      for (const { id } of data)
        await asOwner(`disputes/${id}`, { "evidence[uncategorized_text]": evidence });
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
