import { lapseHold } from "./cancel-intent.ts";
import { lapseDispute } from "./close-dispute.ts";
import { emit, type Deed, type Surroundings } from "./deed.ts";
import { completeRefund, failRefund } from "./later-refunds.ts";
import type { Due } from "./records.ts";
import { settleBalance } from "./settle-balance.ts";
import type { Store } from "./store.ts";

const KEYS_KEPT = 24 * 60 * 60;
const NOBODY = { id: null, idempotency_key: null };

/** Does everything whose time has come by now. Cheap when nothing has. */
export function createTimekeeper(store: Store, surroundings: Surroundings): () => void {
  let earliest = 0;
  let keysSweptAt = 0;
  store.onCommit((changes) => {
    for (const [kind, , record] of changes) {
      if (kind === "due" && record !== undefined) earliest = Math.min(earliest, (record as Due).at);
    }
  });
  return () => {
    const now = Math.floor(surroundings.now().getTime() / 1000);
    if (now >= earliest) {
      earliest = Number.POSITIVE_INFINITY;
      for (const due of store.tables.values("due")) {
        if (due.at <= now) doDue(store, surroundings, due, now);
        else earliest = Math.min(earliest, due.at);
      }
    }
    if (now >= keysSweptAt + 60) {
      keysSweptAt = now;
      sweepKeys(store, now);
    }
  };
}

function doDue(store: Store, surroundings: Surroundings, due: Due, now: number): void {
  const deed: Deed = { tx: store.begin(), now, cause: NOBODY, surroundings };
  deed.tx.remove("due", due.id);
  happen(deed, due);
  deed.tx.commit();
}

function happen(deed: Deed, { what, target }: Due): void {
  if (what === "hold-lapses") {
    const intent = deed.tx.get("payment_intent", target);
    if (intent !== undefined) lapseHold(deed, intent);
  } else if (what === "balance-settles") {
    const charge = deed.tx.get("charge", target);
    if (charge === undefined) return;
    const settled = settleBalance(deed, charge, charge.amount_captured);
    deed.tx.put("charge", settled);
    emit(deed, "charge.updated", settled, { balance_transaction: null });
  } else if (what === "dispute-lapses") {
    const dispute = deed.tx.get("dispute", target);
    if (dispute !== undefined) lapseDispute(deed, dispute);
  } else {
    const refund = deed.tx.get("refund", target);
    if (refund === undefined) return;
    if (what === "refund-fails") failRefund(deed, refund);
    else completeRefund(deed, refund);
  }
}

function sweepKeys(store: Store, now: number): void {
  const tx = store.begin();
  for (const { id, at } of store.tables.values("answer")) {
    if (at < now - KEYS_KEPT) tx.remove("answer", id);
  }
  tx.commit();
}
