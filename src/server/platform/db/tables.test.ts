import { getTableColumns, sql } from "drizzle-orm";
import { getTableConfig, type PgTable } from "drizzle-orm/pg-core";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "#server/platform/db/database.ts";
import * as accounts from "#server/platform/db/tables/accounts.ts";
import * as audit from "#server/platform/db/tables/audit.ts";
import * as bookings from "#server/platform/db/tables/bookings.ts";
import * as catalog from "#server/platform/db/tables/catalog.ts";
import * as customers from "#server/platform/db/tables/customers.ts";
import * as disputes from "#server/platform/db/tables/disputes.ts";
import * as handOver from "#server/platform/db/tables/hand-over.ts";
import * as letters from "#server/platform/db/tables/letters.ts";
import * as oversight from "#server/platform/db/tables/oversight.ts";
import * as payments from "#server/platform/db/tables/payments.ts";
import * as processes from "#server/platform/db/tables/processes.ts";
import * as settings from "#server/platform/db/tables/settings.ts";
import * as units from "#server/platform/db/tables/units.ts";
import { openTestDatabase } from "#test/databases.ts";

let database: Database;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const TABLES: PgTable[] = Object.values({
  ...accounts,
  ...audit,
  ...bookings,
  ...catalog,
  ...customers,
  ...disputes,
  ...handOver,
  ...letters,
  ...oversight,
  ...payments,
  ...processes,
  ...settings,
  ...units,
});

const snakeCase = (name: string) =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test.each(TABLES.map((table) => [getTableConfig(table).name, table] as const))(
  "the code's picture of %s is the database's own",
  async (name, table) => {
    const answer = await database.db.execute(sql`
      select column_name, udt_name, is_nullable from information_schema.columns
        where table_schema = 'public' and table_name = ${name} order by column_name`);
    const actual = (
      answer as { rows: { column_name: string; udt_name: string; is_nullable: string }[] }
    ).rows;
    const TYPES: Record<string, string> = {
      integer: "int4",
      bigint: "int8",
      text: "text",
      uuid: "uuid",
      boolean: "bool",
      "numeric(12, 2)": "numeric",
      jsonb: "jsonb",
      date: "date",
      bytea: "bytea",
      "timestamp with time zone": "timestamptz",
    };
    const declared = Object.entries(getTableColumns(table)).map(([key, column]) => ({
      column_name: snakeCase(key),
      udt_name: TYPES[column.getSQLType()],
      is_nullable: column.notNull ? "NO" : "YES",
    }));
    expect(declared.toSorted((a, b) => (a.column_name < b.column_name ? -1 : 1))).toEqual(actual);
  },
);
