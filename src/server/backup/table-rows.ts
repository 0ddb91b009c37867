import { sql, type SQL } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";
import { LISTENER_NAME, SHOP_NAME } from "#server/platform/db/connection-names.ts";
import type { BackupHeader, BackupTable, StoredFile } from "./backup-file.ts";

/** Files travel as such: where they are kept differs between the databases. */
const FILES = "media_files";
/** What running processes tell each other; a shop that holds nothing else is empty. */
const OF_THE_PROCESSES = ["schema_migrations", "jobs", "limits", "clock_origin", "public_version"];
const ROWS_AT_ONCE = 1000;
/** Photographs of hand-overs, each some megabytes of text. */
const WITH_PICTURES = "protocol_files";
const PICTURES_AT_ONCE = 2;
const RESTORE_LOCK = 7_300_453;

const OURS = sql.raw("(select oid from pg_namespace where nspname = current_schema())");

async function rowsOf<Row>(db: Db, statement: SQL): Promise<Row[]> {
  return ((await db.execute(statement)) as { rows: Row[] }).rows;
}

const names = (columns: readonly string[]) =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

/** Every table with the columns that are written, not computed, and how many rows it has. */
export async function listTables(db: Db): Promise<BackupTable[]> {
  const found = await rowsOf<Omit<BackupTable, "rows">>(
    db,
    sql`select c.relname as name, array_to_json(array_agg(a.attname order by a.attnum)) as columns
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = ${OURS} and c.relkind in ('r', 'p')
        and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      group by c.relname order by c.relname`,
  );
  const tables = [];
  for (const { name, columns } of found)
    tables.push({ name, columns, rows: await countRows(db, name) });
  return tables;
}

export const withoutFiles = (tables: readonly BackupTable[]): BackupTable[] =>
  tables.filter(({ name }) => name !== FILES);

export const rowsThatCount = (tables: readonly BackupTable[]): number =>
  tables
    .filter(({ name }) => !OF_THE_PROCESSES.includes(name))
    .reduce((sum, { rows }) => sum + rows, 0);

async function countRows(db: Db, table: string): Promise<number> {
  const [row] = await rowsOf<{ n: string }>(
    db,
    sql`select count(*)::text as n from ${sql.identifier(table)}`,
  );
  return Number(row?.n);
}

/** Every row as a line of JSON, each value as the database writes it. Inside a transaction only. */
export async function* readRows(
  db: Db,
  { name, columns }: Pick<BackupTable, "name" | "columns">,
): AsyncGenerator<string[]> {
  const values = sql.join(
    columns.map((column) => sql`${sql.identifier(column)}::text as ${sql.identifier(column)}`),
    sql`, `,
  );
  await db.execute(
    sql`declare rows_of_backup no scroll cursor for select row_to_json(one)::text as line
      from (select ${values} from ${sql.identifier(name)}) as one`,
  );
  const atOnce = name === WITH_PICTURES ? PICTURES_AT_ONCE : ROWS_AT_ONCE;
  for (;;) {
    const some = await rowsOf<{ line: string }>(db, sql.raw(`fetch ${atOnce} from rows_of_backup`));
    if (some.length === 0) break;
    yield some.map(({ line }) => line);
  }
  await db.execute(sql`close rows_of_backup`);
}

export type ColumnTypes = ReadonlyMap<string, string>;

export async function columnTypes(db: Db, table: string): Promise<ColumnTypes> {
  const found = await rowsOf<{ name: string; type: string }>(
    db,
    sql`select a.attname as name, format_type(a.atttypid, a.atttypmod) as type
      from pg_attribute a join pg_class c on c.oid = a.attrelid
      where c.relnamespace = ${OURS} and c.relname = ${table} and a.attnum > 0 and not a.attisdropped`,
  );
  return new Map(found.map(({ name, type }) => [name, type]));
}

/** The opposite of `readRows`. */
export async function insertRows(
  db: Db,
  { name, columns }: Pick<BackupTable, "name" | "columns">,
  types: ColumnTypes,
  lines: readonly string[],
): Promise<void> {
  const list = (one: (column: string) => SQL) => sql.join(columns.map(one), sql`, `);
  const values = list(
    (column) => sql`one.${sql.identifier(column)}::${sql.raw(types.get(column) ?? "text")}`,
  );
  const read = list((column) => sql`${sql.identifier(column)} text`);
  await db.execute(
    sql`insert into ${sql.identifier(name)} (${names(columns)}) overriding system value
      select ${values} from json_to_recordset(${`[${lines.join(",")}]`}::json) as one(${read})`,
  );
}

type Numbered = { table: string; column: string; series: string };

const numbered = (db: Db) =>
  rowsOf<Numbered>(
    db,
    sql`select c.relname as table, a.attname as column,
        pg_get_serial_sequence(quote_ident(c.relname), a.attname) as series
      from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = ${OURS} and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
        and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
      order by 1, 2`,
  );

export async function lastNumbers(db: Db): Promise<BackupHeader["numbers"]> {
  const found = [];
  for (const { table, column, series } of await numbered(db)) {
    const [row] = await rowsOf<{ last: string }>(
      db,
      sql`select last_value::text as last from ${sql.raw(series)} where is_called`,
    );
    if (row) found.push({ table, column, last: row.last });
  }
  return found;
}

export async function setLastNumbers(db: Db, numbers: BackupHeader["numbers"]): Promise<void> {
  for (const { table, column, last } of numbers)
    await db.execute(
      sql`select setval(pg_get_serial_sequence(quote_ident(${table}), ${column}), ${last}::bigint)`,
    );
}

export const appliedMigrations = (db: Db) =>
  rowsOf<BackupHeader["migrations"][number]>(
    db,
    sql`select number, name, checksum from schema_migrations order by number`,
  );

export async function hasTable(db: Db, table: string): Promise<boolean> {
  const [row] = await rowsOf<{ there: boolean }>(
    db,
    sql`select to_regclass(${table}) is not null as there`,
  );
  return row?.there === true;
}

export async function countFiles(db: Db): Promise<BackupHeader["files"]> {
  const [row] = await rowsOf<{ count: string; bytes: string }>(
    db,
    sql`select count(*)::text as count, coalesce(sum(octet_length(bytes)), 0)::text as bytes from media_files`,
  );
  return { count: Number(row?.count), bytes: Number(row?.bytes) };
}

export async function* readFiles(db: Db): AsyncGenerator<StoredFile> {
  await db.execute(
    sql`declare files_of_backup no scroll cursor for
      select name, is_private, created_at::text as at, encode(bytes, 'base64') as bytes from media_files`,
  );
  for (;;) {
    const [row] = await rowsOf<{ name: string; is_private: boolean; at: string; bytes: string }>(
      db,
      sql`fetch 1 from files_of_backup`,
    );
    if (!row) break;
    const { name, is_private: isPrivate, at, bytes } = row;
    yield { name, isPrivate, at, bytes: Buffer.from(bytes, "base64") };
  }
  await db.execute(sql`close files_of_backup`);
}

export async function insertFile(db: Db, { name, isPrivate, at, bytes }: StoredFile) {
  await db.execute(
    sql`insert into media_files (name, is_private, bytes, created_at)
      values (${name}, ${isPrivate}, decode(${bytes.toString("base64")}, 'base64'), ${at}::timestamptz)`,
  );
}

/** Nothing where the database has none yet. */
export async function publicVersion(db: Db): Promise<string> {
  if (!(await hasTable(db, "public_version"))) return "0";
  const [row] = await rowsOf<{ version: string }>(
    db,
    sql`select version::text as version from public_version`,
  );
  return row?.version ?? "0";
}

/** Above what anybody may have seen before, on this database or where the backup was made. */
export async function raisePublicVersion(db: Db, seen: string): Promise<void> {
  await db.execute(
    sql`insert into public_version as known (version) values (${seen}::bigint + 1)
      on conflict (only_row) do update set version = greatest(known.version, ${seen}::bigint) + 1`,
  );
}

/** Until the connection ends; answers whether it was free. */
export async function lockRestores(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ mine: boolean }>(
    db,
    sql`select pg_try_advisory_lock(${RESTORE_LOCK}) as mine`,
  );
  return row?.mine === true;
}

export async function isShopConnected(db: Db): Promise<boolean> {
  const [row] = await rowsOf<{ there: boolean }>(
    db,
    sql`select exists (select from pg_stat_activity where datname = current_database()
        and pid <> pg_backend_pid() and application_name in (${SHOP_NAME}, ${LISTENER_NAME})) as there`,
  );
  return row?.there === true;
}
