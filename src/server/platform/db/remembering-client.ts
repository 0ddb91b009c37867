import type { Duplex } from "node:stream";
import pg from "pg";

/** Far above what the shop asks; a statement beyond it is merely parsed anew each time. */
const MOST_STATEMENTS = 500;

const names = new Map<string, string>();

/**
 * Names each statement by its text, so that PostgreSQL parses and plans it once for a connection and
 * not once for a call. Statements without values are left alone: several may stand in one text.
 */
export class RememberingClient extends pg.Client {
  // The driver takes its arguments in many shapes; only the one that carries values is changed.
  override query(...args: unknown[]): never {
    const [statement, values] = args;
    if (isUnnamed(statement) && Array.isArray(values) && values.length > 0)
      args[0] = { ...statement, name: nameOf(statement.text) };
    this.#sendTogether();
    return super.query.apply(this, args as never) as never;
  }

  /** What is asked before the process next waits leaves in one piece: one call to the system and not one a statement. */
  #sendTogether(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.cork();
    process.nextTick(() => stream.uncork());
  }
}

function isUnnamed(statement: unknown): statement is { text: string } {
  if (typeof statement !== "object" || statement === null) return false;
  const { name, text } = statement as { name?: unknown; text?: unknown };
  return name === undefined && typeof text === "string";
}

function nameOf(text: string): string | undefined {
  const known = names.get(text);
  if (known !== undefined || names.size >= MOST_STATEMENTS) return known;
  const name = `shop_${names.size}`;
  names.set(text, name);
  return name;
}
