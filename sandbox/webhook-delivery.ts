import type { Surroundings } from "./deed.ts";
import type { WebhookFaults } from "./faults.ts";
import type { Delivery } from "./records.ts";
import { signatureHeader } from "./signature.ts";
import type { Store } from "./store.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
/** Pauses between tries; the last one repeats until three days have passed. */
const PAUSES = [SECOND, 5 * SECOND, 30 * SECOND, 2 * MINUTE, 10 * MINUTE, HOUR, 3 * HOUR, 6 * HOUR];
const GIVE_UP_AFTER = 72 * HOUR;
const NEVER = Number.MAX_SAFE_INTEGER;
const AT_ONCE = 4;
const PATIENCE = 10 * SECOND;

export type Postman = {
  deliverTo(url: string): void;
  /** Starts what is due and settles when nothing due is left undone. */
  run(): Promise<void>;
  close(): Promise<void>;
};

type Wiring = {
  store: Store;
  surroundings: Surroundings;
  secret: string;
  faults: () => WebhookFaults;
};

export function createPostman({ store, surroundings, secret, faults }: Wiring): Postman {
  let url: string | undefined;
  let closed = false;
  let running: Promise<void> | undefined;
  let lookAgain = false;
  const stop = new AbortController();

  function dueNow(busy: ReadonlySet<string>): Delivery[] {
    const { paused = false, reverse = false } = faults();
    if (url === undefined || closed || paused) return [];
    const now = surroundings.now().getTime();
    const due = [...store.tables.values("delivery")].filter(
      ({ id, nextAt }) => nextAt <= now && !busy.has(id),
    );
    return reverse ? due.toReversed() : due;
  }

  async function post(payload: string): Promise<boolean> {
    try {
      const answer = await fetch(url ?? "", {
        method: "POST",
        body: payload,
        redirect: "manual",
        signal: AbortSignal.any([stop.signal, AbortSignal.timeout(PATIENCE)]),
        headers: {
          "content-type": "application/json; charset=utf-8",
          "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
          "stripe-signature": signatureHeader(payload, secret, surroundings.now()),
        },
      });
      await answer.arrayBuffer();
      return answer.ok;
    } catch {
      // A shop that cannot be reached hears of the event at the next try.
      return false;
    }
  }

  async function deliver(delivery: Delivery): Promise<void> {
    const event = store.tables.get("event", delivery.id);
    const payload = JSON.stringify(event, null, 2);
    let heard = event === undefined || (await post(payload));
    if (faults().duplicate === true && event !== undefined) heard = (await post(payload)) || heard;
    // A closed sandbox writes nothing more: the next one tries again.
    if (closed) return;
    const tx = store.begin();
    if (heard) tx.remove("delivery", delivery.id);
    else tx.put("delivery", nextTry(delivery, surroundings.now().getTime()));
    tx.commit();
  }

  async function workThrough(): Promise<void> {
    const busy = new Set<string>();
    const under = new Set<Promise<void>>();
    for (;;) {
      lookAgain = false;
      const room = faults().reverse === true ? 1 : AT_ONCE;
      for (const delivery of dueNow(busy).slice(0, room - under.size)) {
        busy.add(delivery.id);
        const task = deliver(delivery).finally(() => {
          busy.delete(delivery.id);
          under.delete(task);
        });
        under.add(task);
      }
      if (under.size === 0 && !lookAgain) return;
      // One at a time, so that a slow answer never holds up the others.
      // oxlint-disable-next-line no-await-in-loop
      if (under.size > 0) await Promise.race(under);
    }
  }

  function run(): Promise<void> {
    // The clock or the faults may have changed since a running round last looked.
    lookAgain = true;
    running ??= Promise.resolve().then(work);
    return running;
  }

  async function work(): Promise<void> {
    try {
      await workThrough();
    } finally {
      running = undefined;
    }
  }

  return {
    deliverTo(target) {
      url = target;
    },
    run,
    async close() {
      closed = true;
      stop.abort();
      await running?.catch(() => undefined);
    },
  };
}

function nextTry(delivery: Delivery, now: number): Delivery {
  const pause = PAUSES[Math.min(delivery.attempts, PAUSES.length - 1)]!;
  const nextAt = now + pause > delivery.since + GIVE_UP_AFTER ? NEVER : now + pause;
  return { ...delivery, attempts: delivery.attempts + 1, nextAt };
}
