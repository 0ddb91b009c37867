import type { Change } from "./journal.ts";
import { KINDS, type Child, type Kind, type Records } from "./records.ts";

/** Everything the sandbox knows, in memory. Records are replaced, never changed in place. */
export type Tables = {
  get<K extends Kind>(kind: K, id: string): Records[K] | undefined;
  values<K extends Kind>(kind: K): IterableIterator<Records[K]>;
  /** Ids in the order the records were made; nothing leaves this list. */
  order(kind: Kind): readonly string[];
  position(kind: Kind, id: string): number | undefined;
  /** The charges, refunds or disputes of one intent, oldest first. */
  childrenOf(kind: Child, intent: string): readonly string[];
  apply(changes: readonly Change[]): void;
  everything(): Change[];
};

export function createTables(): Tables {
  const maps = new Map<Kind, Map<string, unknown>>(KINDS.map((kind) => [kind, new Map()]));
  const orders = new Map<Kind, string[]>(KINDS.map((kind) => [kind, []]));
  const positions = new Map<string, number>();
  const children = new Map<string, string[]>();
  const mapOf = (kind: Kind): Map<string, unknown> => maps.get(kind)!;

  function noteNew(kind: Kind, id: string, record: unknown): void {
    const order = orders.get(kind)!;
    positions.set(`${kind}/${id}`, order.length);
    order.push(id);
    if (!isChild(kind)) return;
    const key = `${kind}/${(record as Records[Child]).payment_intent}`;
    const siblings = children.get(key);
    if (siblings === undefined) children.set(key, [id]);
    else siblings.push(id);
  }

  return {
    get: (kind, id) => mapOf(kind).get(id) as Records[typeof kind] | undefined,
    values: (kind) => mapOf(kind).values() as IterableIterator<Records[typeof kind]>,
    order: (kind) => orders.get(kind)!,
    position: (kind, id) => positions.get(`${kind}/${id}`),
    childrenOf: (kind, intent) => children.get(`${kind}/${intent}`) ?? [],
    apply(changes) {
      for (const [written, id, record] of changes) {
        const kind = written as Kind;
        if (!maps.has(kind)) continue;
        if (record === undefined) mapOf(kind).delete(id);
        else {
          if (isListed(kind) && !mapOf(kind).has(id)) noteNew(kind, id, record);
          mapOf(kind).set(id, record);
        }
      }
    },
    everything: () =>
      KINDS.flatMap((kind) => [...mapOf(kind)].map(([id, record]): Change => [kind, id, record])),
  };
}

const CHILDREN: readonly Kind[] = ["charge", "refund", "dispute"] satisfies Child[];

function isChild(kind: Kind): kind is Child {
  return CHILDREN.includes(kind);
}

const LISTED: readonly Kind[] = ["payment_intent", "customer", "event", ...CHILDREN];

function isListed(kind: Kind): boolean {
  return LISTED.includes(kind);
}
