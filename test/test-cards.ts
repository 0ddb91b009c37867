import { atFileEnd } from "./file-end.ts";
import { stripeGateway } from "#server/payments/stripe-gateway.ts";
import type { CardGateway } from "#server/payments/gateway.ts";
import { createSandbox, type Sandbox } from "../sandbox/server.ts";
import { CARDS, confirmCard } from "./confirm-card.ts";
import type { TestClock } from "./test-clock.ts";

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
