import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";

/** Every row of every table with its indexes, and every file by its digest. */
export type ShopContents = { rows: Record<string, string[]>; files: Record<string, string> };

export type Ask = <Row>(text: string) => Promise<Row[]>;

const digestOf = (bytes: Uint8Array) => createHash("sha256").update(bytes).digest("hex");

export async function rowsOfAll(ask: Ask): Promise<ShopContents["rows"]> {
  await ask("set time zone 'UTC'");
  const tables = await ask<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const rows: ShopContents["rows"] = {};
  for (const { name } of tables.filter((table) => table.name !== "media_files"))
    rows[name] = (
      await ask<{ line: string }>(
        `select one::text as line from ${name} as one order by one::text collate "C"`,
      )
    ).map(({ line }) => line);
  // The numbers that rows are given next.
  rows["sequences"] = (
    await ask<{ line: string }>(
      "select sequencename || ' ' || coalesce(last_value, 0) as line from pg_sequences order by 1",
    )
  ).map(({ line }) => line);
  // What rows are found by, and some promises with it.
  rows["indexes"] = (
    await ask<{ line: string }>(
      `select indexdef as line from pg_indexes where schemaname = 'public' order by indexdef collate "C"`,
    )
  ).map(({ line }) => line);
  return rows;
}

export async function contentsOfPostgres(url: string): Promise<ShopContents> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    const ask: Ask = async <Row>(text: string) => (await client.query(text)).rows as Row[];
    const files = await ask<{ name: string; bytes: Buffer }>("select name, bytes from media_files");
    return {
      rows: await rowsOfAll(ask),
      files: Object.fromEntries(files.map(({ name, bytes }) => [name, digestOf(bytes)])),
    };
  } finally {
    await client.end();
  }
}

/** Of a shop that does not run. */
export async function contentsOfFolder(dataDir: string): Promise<ShopContents> {
  const client = await PGlite.create(join(dataDir, "database"));
  try {
    const rows = await rowsOfAll(async <Row>(text: string) => (await client.query<Row>(text)).rows);
    const media = join(dataDir, "media");
    const names = existsSync(media) ? readdirSync(media) : [];
    return {
      rows,
      files: Object.fromEntries(
        names.map((name) => [name, digestOf(readFileSync(join(media, name)))]),
      ),
    };
  } finally {
    await client.close();
  }
}

/** What a restore changes by intention: pages that somebody has kept must be asked for again. */
export function withoutVersion({ rows, files }: ShopContents): ShopContents {
  return { rows: { ...rows, public_version: [] }, files };
}
