import { settleProcessing } from "./confirm-intent.ts";
import type { Surroundings } from "./deed.ts";
import { createFaultBox, type FaultBox } from "./faults.ts";
import type { Desk } from "./handle-request.ts";
import { createTimekeeper } from "./pass-time.ts";
import { randomLetters } from "./random-ids.ts";
import { openStore, type Store } from "./store.ts";
import { createPostman, type Postman } from "./webhook-delivery.ts";

export type ProviderOptions = {
  now: () => Date;
  stateDir: string | undefined;
  secretKey: string | undefined;
  webhookSecret: string | undefined;
  publicBase: () => string;
};

/** The card provider without its doors: what it knows, when it acts, whom it tells. */
export type Provider = {
  desk: Desk;
  faults: FaultBox;
  postman: Postman;
  webhookSecret: string;
  tick: () => Promise<void>;
};

export function openProvider(options: ProviderOptions): Provider {
  const { now, publicBase } = options;
  const store = openStore(options.stateDir, Math.floor(now().getTime() / 1000));
  const secretKey = keepKey(store, "secret", options.secretKey, "sk_sandbox_");
  const webhookSecret = keepKey(store, "webhook", options.webhookSecret, "whsec_");

  const settle = (): void => settleEverything(store, surroundings);
  const faults = createFaultBox(settle, () => inBackground(postman.run()));
  const surroundings: Surroundings = {
    now,
    publicBase,
    salt: keepKey(store, "salt", undefined, ""),
    takeProcessingFault: () => faults.takeProcessing(),
    deliveryDelay: () => faults.webhookSetting().delayMs ?? 0,
  };
  const postman = createPostman({
    store,
    surroundings,
    secret: webhookSecret,
    faults: () => faults.webhookSetting(),
  });
  const passTime = createTimekeeper(store, surroundings);
  // After the answer has left: no caller waits for the shop to hear of what it asked for.
  store.onCommit((changes) => {
    if (changes.some(([kind]) => kind === "event")) setImmediate(() => inBackground(postman.run()));
  });

  return {
    desk: { store, surroundings, secretKey, passTime, inFlight: new Set() },
    faults,
    postman,
    webhookSecret,
    async tick() {
      passTime();
      await postman.run();
    },
  };
}

function settleEverything(store: Store, surroundings: Surroundings): void {
  const now = Math.floor(surroundings.now().getTime() / 1000);
  const deed = {
    tx: store.begin(),
    now,
    cause: { id: null, idempotency_key: null },
    surroundings,
  };
  for (const intent of store.tables.values("payment_intent")) settleProcessing(deed, intent);
  deed.tx.commit();
}

/** What nobody waits for must not take the shop down with it. */
export function inBackground(work: Promise<void>): void {
  work.catch((error: unknown) => {
    process.stderr.write(`sandbox: ${error instanceof Error ? error.stack : "unknown error"}\n`);
  });
}

/** A key given outright, or the one kept from last time, or a new one. */
function keepKey(store: Store, id: string, given: string | undefined, prefix: string): string {
  const kept = store.tables.get("key", id)?.value;
  const value = given ?? kept ?? `${prefix}${randomLetters(32)}`;
  if (value === kept) return value;
  const tx = store.begin();
  tx.put("key", { id, value });
  tx.commit();
  return value;
}
