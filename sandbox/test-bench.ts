import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Stripe } from "stripe";
import { createSandbox, type Sandbox, type SandboxOptions } from "./server.ts";
import { loadShapes } from "./stripe-shapes.ts";

export type Bench = {
  sandbox: Sandbox;
  url: string;
  stripe: Stripe;
  /** The official SDK with other settings. */
  client(config: Stripe.StripeConfig, key?: string): Stripe;
  clock: { now: Date; advance(seconds: number): void };
  /** Everything wrong with the shapes of all answers and events so far. */
  shapeFaults: string[];
  browser(method: "GET" | "POST", path: string, form: Record<string, string>): Promise<Answer>;
  close(): Promise<void>;
};

// Tests look into answers of many shapes.
// oxlint-disable-next-line typescript/no-explicit-any
export type Answer = { status: number; headers: Headers; body: any };

const shapes = loadShapes();

/** A sandbox on a port, the official SDK pointed at it, and an eye on the shape of every answer. */
export async function openBench(options: SandboxOptions = {}): Promise<Bench> {
  const clock = {
    now: new Date("2027-03-01T09:00:00Z"),
    advance(seconds: number) {
      clock.now = new Date(clock.now.getTime() + seconds * 1000);
    },
  };
  const sandbox = await createSandbox({ now: () => clock.now, ...options });
  const url = await sandbox.listen();
  const shapeFaults: string[] = [];
  const client = clientFor(url, sandbox.secretKey, shapeFaults);
  return {
    sandbox,
    url,
    stripe: client({}),
    client,
    clock,
    shapeFaults,
    async browser(method, path, form) {
      const params = new URLSearchParams(form).toString();
      const answer = await fetch(`${url}${path}${method === "GET" ? `?${params}` : ""}`, {
        method,
        headers: { authorization: "Bearer pk_sandbox_test" },
        ...(method === "POST" ? { body: new URLSearchParams(params) } : {}),
      });
      const body: unknown = await answer.json();
      shapeFaults.push(...shapes.faultsIn(body, { reduced: true }));
      return { status: answer.status, headers: answer.headers, body };
    },
    close: () => sandbox.close(),
  };
}

function clientFor(url: string, secretKey: string, faults: string[]): Bench["client"] {
  const { hostname, port } = new URL(url);
  const watched: typeof fetch = async (input, init) => {
    const answer = await fetch(input, init);
    const body: unknown = await answer.clone().json();
    faults.push(...shapes.faultsIn(body));
    return answer;
  };
  return (config, key = secretKey) =>
    new Stripe(key, {
      host: hostname,
      port,
      protocol: "http",
      telemetry: false,
      maxNetworkRetries: 0,
      httpClient: Stripe.createFetchHttpClient(watched),
      ...config,
    });
}

export type Mailbox = {
  url: string;
  received: { event: Stripe.Event; raw: string; signature: string }[];
  /** What the shop answers to each event, in turn; then 200. */
  answers: number[];
  shapeFaults: string[];
  close(): Promise<void>;
};

/** A shop that hears events and writes them down. */
export async function openMailbox(): Promise<Mailbox> {
  const received: Mailbox["received"] = [];
  const answers: number[] = [];
  const shapeFaults: string[] = [];
  const server = createServer((request, reply) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const raw = Buffer.concat(parts).toString();
      const event = JSON.parse(raw) as Stripe.Event;
      shapeFaults.push(...shapes.faultsIn(event));
      received.push({ event, raw, signature: String(request.headers["stripe-signature"]) });
      reply.writeHead(answers.shift() ?? 200).end();
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, "127.0.0.1", done);
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/webhook`,
    received,
    answers,
    shapeFaults,
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

/** A booking's payment: held now, taken later. */
export function holdOf(amount = 1_250_000): Stripe.PaymentIntentCreateParams {
  return {
    amount,
    currency: "sek",
    capture_method: "manual",
    allowed_payment_method_types: ["card"],
  };
}

export async function heldIntent(
  { stripe }: Bench,
  amount?: number,
  card = "pm_card_visa",
): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({ ...holdOf(amount), payment_method: card, confirm: true });
}

export async function paidIntent(
  { stripe }: Bench,
  amount?: number,
  card = "pm_card_visa",
): Promise<Stripe.PaymentIntent> {
  return stripe.paymentIntents.create({
    ...holdOf(amount),
    capture_method: "automatic",
    payment_method: card,
    confirm: true,
  });
}

/** The id of something named or expanded. */
export function idOf(thing: string | { id: string } | null): string {
  if (thing === null) throw new Error("expected something");
  return typeof thing === "string" ? thing : thing.id;
}

/** The error the SDK throws, for looking at it. */
export async function errorOf(call: Promise<unknown>): Promise<Stripe.errors.StripeError> {
  try {
    await call;
  } catch (error) {
    return error as Stripe.errors.StripeError;
  }
  throw new Error("expected an error");
}

export function typedCard(
  number: string,
  more: Record<string, string> = {},
): Record<string, string> {
  return {
    "payment_method_data[type]": "card",
    "payment_method_data[card][number]": number,
    "payment_method_data[card][exp_month]": "12",
    "payment_method_data[card][exp_year]": "2034",
    "payment_method_data[card][cvc]": "123",
    ...more,
  };
}
