import type { Worker } from "node:cluster";

type Connection = { close(): void };
/** What Node's cluster sends with a connection; `key` names the address that is listened to. */
type HandOver = { act?: unknown; key?: string };

/** A worker that is leaving refuses a connection, which then goes to another. */
const lastSentTo = new WeakMap<Connection, Worker>();

/**
 * The first process takes each connection and hands it to a worker, one at a time, and closes its own end when
 * the worker has answered. Of one that dies before, Node waits for the answer for ever, and so does the caller.
 */
export function closeWhatItDidNotTake(worker: Worker): void {
  const underWay = new Map<string, Connection>();
  const child = worker.process;
  const send = child.send.bind(child) as (...args: unknown[]) => boolean;
  child.send = (message: HandOver, ...rest: unknown[]) => {
    const connection = rest[0] as Connection | undefined;
    if (message.act === "newconn" && message.key !== undefined && connection) {
      underWay.set(message.key, connection);
      lastSentTo.set(connection, worker);
    }
    return send(message, ...rest);
  };
  worker.once("exit", () => {
    // Closing what is closed does nothing.
    for (const connection of underWay.values())
      if (lastSentTo.get(connection) === worker) connection.close();
  });
}
