import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import type { CardSetup } from "#contracts/page.ts";
import type { CardGateway } from "#server/payments/gateway.ts";
import { stripeGateway } from "#server/payments/stripe-gateway.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Config } from "#server/platform/config.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { createSandbox } from "../../sandbox/server.ts";
import { payInSandbox, type PayWithTestCard } from "./pay-in-sandbox.ts";
import { passOnToSandbox } from "./sandbox-mount.ts";

export type CardProvider = {
  gateway: CardGateway;
  setup: CardSetup;
  /** Where the browser reaches the sandbox; with real keys nothing of it is mounted. */
  mount?: (app: FastifyInstance) => Promise<void>;
  payWithTestCard?: PayWithTestCard;
  /** Where events go, and where a browser finds the bank's question. */
  shopListensAt(addresses: { own: string; public: string }): Promise<void>;
  close(): Promise<void>;
};

const LONGEST_DELIVERY_MS = 2000;
const SANDBOX_PATH = "/sandbox/stripe";
const SANDBOX_KEY = "pk_sandbox_norrvidd";

/** Stripe with the shop's keys, else the sandbox. Either way the same SDK speaks to it. */
export async function openCardProvider(
  config: Config,
  clock: Clock,
  shared?: SandboxPlace,
): Promise<CardProvider> {
  const { STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY, STRIPE_WEBHOOK_SECRET } = config;
  if (STRIPE_SECRET_KEY && STRIPE_PUBLISHABLE_KEY && STRIPE_WEBHOOK_SECRET)
    return {
      gateway: stripeGateway({
        secretKey: STRIPE_SECRET_KEY,
        webhookSecret: STRIPE_WEBHOOK_SECRET,
        apiBase: config.STRIPE_API_BASE,
      }),
      setup: {
        publishableKey: STRIPE_PUBLISHABLE_KEY,
        scriptUrl: null,
        isTest: !STRIPE_PUBLISHABLE_KEY.startsWith("pk_live_"),
      },
      shopListensAt: async () => {},
      close: async () => {},
    };
  if (shared) return { ...inSandbox(shared), shopListensAt: async () => {}, close: async () => {} };
  const { place, ...sandbox } = await openSharedSandbox(config, clock);
  return { ...inSandbox(place), ...sandbox };
}

/** Where a sandbox listens, and what it takes to speak with it. */
export type SandboxPlace = { apiBase: string; secretKey: string; webhookSecret: string };

function inSandbox({ apiBase, secretKey, webhookSecret }: SandboxPlace) {
  return {
    gateway: stripeGateway({ secretKey, webhookSecret, apiBase }),
    setup: {
      publishableKey: SANDBOX_KEY,
      scriptUrl: `${SANDBOX_PATH}/stripe.js`,
      isTest: true,
    },
    mount: (app: FastifyInstance) => passOnToSandbox(app, SANDBOX_PATH, apiBase),
    payWithTestCard: payInSandbox(apiBase, SANDBOX_KEY),
  };
}

type SharedSandbox = Pick<CardProvider, "shopListensAt" | "close"> & { place: SandboxPlace };

export async function openSharedSandbox(
  { DATA_DIR }: Config,
  clock: Clock,
): Promise<SharedSandbox> {
  const sandbox = await createSandbox({
    now: () => clock.now(),
    stateDir: join(DATA_DIR, "sandbox"),
    publicBase: SANDBOX_PATH,
    browserDir: join(projectRoot(), "sandbox", "browser"),
  });
  const { secretKey, webhookSecret } = sandbox;
  return {
    place: { apiBase: await sandbox.listen(), secretKey, webhookSecret },
    async shopListensAt(addresses) {
      sandbox.setPublicBase(`${addresses.public}${SANDBOX_PATH}`);
      sandbox.deliverTo(`${addresses.own}/api/stripe/webhook`);
      // The demo's events fill the log, and would push the banner out of sight if they came after it. Whether
      // they arrive is not the start's affair: they are tried again.
      await Promise.race([sandbox.tick().catch(() => {}), sleep(LONGEST_DELIVERY_MS)]);
    },
    close: () => sandbox.close(),
  };
}
