import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { prepared } from "#server/platform/db/prepared.ts";

type Values = Record<string, unknown>;
type Statement<Answer> = { execute: (values: Values) => Promise<Answer> };

/**
 * Rows with the same columns are written by the same statement: it is built once for a connection and only filled
 * afterwards, since building one takes longer than sending it. `build` gets rows whose values stand for those of
 * each call; `others` are the placeholders it names itself.
 */
export function rememberedWrite<Row extends object, Answer>(
  name: string,
  build: (db: Db, rows: Row[]) => { prepare: (name: string) => Statement<Answer> },
): (db: Db, rows: readonly Row[], others?: Values) => Promise<Answer> {
  const statementsOf = prepared(() => new Map<string, Statement<Answer>>());
  // A name belongs to one text, whatever the connection.
  const names = new Map<string, string>();
  return (db, rows, others = {}) => {
    const { shape, values } = taken(rows);
    const statements = statementsOf(db);
    let statement = statements.get(shape);
    if (!statement) {
      if (!names.has(shape)) names.set(shape, `${name}_${names.size}`);
      statement = build(db, rows.map(standIn)).prepare(names.get(shape)!);
      statements.set(shape, statement);
    }
    return statement.execute({ ...values, ...others });
  };
}

const nameOf = (column: string, place: number) => `${column} ${place}`;

/** Null is part of the shape and no value: what writes a date or JSON does not know it. */
function taken(rows: readonly object[]): { shape: string; values: Values } {
  let shape = "";
  const values: Values = {};
  for (const [place, row] of rows.entries()) {
    for (const [column, value] of Object.entries(row)) {
      if (value === undefined) continue;
      shape += value === null ? ` ${column}-` : ` ${column}`;
      if (value !== null) values[nameOf(column, place)] = value;
    }
    shape += ";";
  }
  return { shape, values };
}

function standIn<Row extends object>(row: Row, place: number): Row {
  const columns = Object.entries(row).map(([column, value]) => [
    column,
    value === null || value === undefined ? value : sql.placeholder(nameOf(column, place)),
  ]);
  return Object.fromEntries(columns) as Row;
}
