import { forgetfulJournal, openJournal, readJournal, type Change } from "./journal.ts";
import type { Child, Kind, Records } from "./records.ts";
import { createTables, type Tables } from "./tables.ts";

/** Changes that happen together or not at all. */
export type Transaction = {
  get: <K extends Kind>(kind: K, id: string) => Records[K] | undefined;
  put<K extends Kind>(kind: K, record: Records[K]): void;
  remove(kind: Kind, id: string): void;
  childrenOf(kind: Child, intent: string): string[];
  /** Written to the journal first, visible to others second. */
  commit(): void;
};

export type Store = {
  tables: Tables;
  begin(): Transaction;
  /** Called after each commit, with what it changed. */
  onCommit(listener: (changes: readonly Change[]) => void): void;
  close(): void;
};

const EVENTS_KEPT = 30 * 24 * 60 * 60;

export function openStore(folder: string | undefined, now: number): Store {
  const tables = createTables();
  if (folder !== undefined) {
    for (const changes of readJournal(folder)) tables.apply(changes);
  }
  const kept = tables.everything().filter((change) => isWorthKeeping(change, tables, now));
  const journal = folder === undefined ? forgetfulJournal : openJournal(folder, kept);
  const listeners: ((changes: readonly Change[]) => void)[] = [];
  return {
    tables,
    begin: () =>
      beginTransaction(tables, (changes) => {
        journal.append(changes);
        tables.apply(changes);
        for (const listener of listeners) listener(changes);
      }),
    onCommit: (listener) => void listeners.push(listener),
    close: () => journal.close(),
  };
}

/** Old events that everybody has heard of make the journal grow for nothing. */
function isWorthKeeping([kind, id, record]: Change, tables: Tables, now: number): boolean {
  if (kind !== "event") return true;
  const { created } = record as Records["event"];
  return created > now - EVENTS_KEPT || tables.get("delivery", id) !== undefined;
}

function beginTransaction(tables: Tables, write: (changes: Change[]) => void): Transaction {
  const changes = new Map<string, Change>();
  return {
    get(kind, id) {
      const change = changes.get(`${kind}/${id}`);
      if (change === undefined) return tables.get(kind, id);
      return change[2] as Records[typeof kind] | undefined;
    },
    put: (kind, record) => void changes.set(`${kind}/${record.id}`, [kind, record.id, record]),
    remove: (kind, id) => void changes.set(`${kind}/${id}`, [kind, id]),
    childrenOf(kind, intent) {
      const born = [...changes.values()].filter(
        ([one, id, record]) =>
          one === kind &&
          tables.get(kind, id) === undefined &&
          (record as Records[Child]).payment_intent === intent,
      );
      return [...tables.childrenOf(kind, intent), ...born.map(([, id]) => id)];
    },
    commit() {
      if (changes.size > 0) write([...changes.values()]);
      changes.clear();
    },
  };
}
