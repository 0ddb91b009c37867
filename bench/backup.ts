import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import pg from "pg";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { addDays } from "#domain/dates/local-date.ts";
import { showProgress } from "#server/backup/progress.ts";
import { checkBackup, restoreBackup } from "#server/backup/restore-backup.ts";
import { filesInDatabase, filesInFolder, type StoredFiles } from "#server/backup/stored-files.ts";
import { writeBackup } from "#server/backup/write-backup.ts";
import { connectPostgres, type OneConnection } from "#server/platform/db/one-connection.ts";
import { openEmbedded } from "#server/platform/db/open-database.ts";
import { startPostgres } from "#test/postgres-server.ts";
import { createDatabase, fillDatabase } from "./fill-database.ts";

/**
 * `npm run bench backup [items]`: so many thousand bookings from PostgreSQL into a file, from there into the
 * embedded database, into another file and back, and every row and file compared.
 */
const items = Number(process.argv[2] ?? 1000);
const PICTURES = 200;
const PICTURE_BYTES = 250_000;

type Place = { connection: OneConnection; files: StoredFiles };

const tell = (text: string) => process.stdout.write(`${text}\n`);

async function timed<Value>(what: string, work: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await work();
  const seconds = (performance.now() - started) / 1000;
  const memory = process.memoryUsage.rss() / 1e6;
  tell(`  ${what}: ${seconds.toFixed(1)} s, ${memory.toFixed(0)} MB of memory`);
  return value;
}

/** Count and sum of every row's digest, in whatever order they lie. */
async function digests({ connection: { db }, files }: Place): Promise<Record<string, string>> {
  const ask = async <Row>(text: string) =>
    ((await db.execute(sql.raw(text))) as { rows: Row[] }).rows;
  await ask("set time zone 'UTC'");
  const tables = await ask<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public' order by 1",
  );
  const found: Record<string, string> = {};
  for (const { name } of tables.filter(
    (one) => !["media_files", "public_version"].includes(one.name),
  )) {
    const [row] = await ask<{ digest: string }>(
      `select count(*) || ' ' || coalesce(sum(hashtextextended(one::text, 0)), 0) as digest from ${name} as one`,
    );
    found[name] = row?.digest ?? "";
  }
  for await (const { name, bytes } of files.each()) found[name] = bytes.toString("base64");
  return found;
}

async function addPictures(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into media_files (name, bytes)
      select n || '.webp', decode(string_agg(md5(n || '-' || part), ''), 'hex')
      from generate_series(1, $1::int) as n, generate_series(1, $2::int) as part group by n`,
    [PICTURES, PICTURE_BYTES / 16],
  );
  await client.end();
}

async function write(place: Place, file: string): Promise<void> {
  await timed("backup", () => writeBackup(place, file, { progress: showProgress("Writing") }));
  tell(`  ${(statSync(file).size / 1e6).toFixed(0)} MB`);
}

async function restore(place: Place, file: string): Promise<void> {
  await timed("check", () => checkBackup(file, showProgress("Checking")));
  await timed("restore", () =>
    restoreBackup(place, file, { mayReplace: false, progress: showProgress("Restoring") }),
  );
}

const folder = mkdtempSync(join(tmpdir(), "norrvidd-bench-backup-"));
const postgres = await startPostgres({ isDurable: true });
const today = dayInSweden(new Date());
try {
  const { url, bookings } = await timed("fill", () =>
    fillDatabase(postgres.url, {
      name: "bench_backup",
      items,
      bookingsPerItem: 1000,
      today,
      firstDay: addDays(today, -1750),
      lastDay: addDays(today, 250),
      isBulk: true,
    }),
  );
  await addPictures(url);
  tell(`· ${bookings} bookings and ${PICTURES} pictures on PostgreSQL`);
  const of = (connection: OneConnection): Place => ({
    connection,
    files: filesInDatabase(connection.db),
  });
  const first = of(await connectPostgres(url));
  await write(first, join(folder, "first"));
  // Its transaction is over; the files are read in one of their own.
  await first.connection.exec("begin");
  const before = await digests(first);
  await first.connection.close();

  tell("· into the embedded database");
  const embedded = await openEmbedded(join(folder, "data"));
  const middle = { connection: embedded, files: filesInFolder(join(folder, "data")) };
  await restore(middle, join(folder, "first"));
  const between = await digests(middle);
  await write(middle, join(folder, "second"));
  await embedded.close();

  tell("· and back");
  const last = of(await connectPostgres(await createDatabase(postgres.url, "bench_backup_back")));
  await restore(last, join(folder, "second"));
  await last.connection.exec("begin");
  const after = await digests(last);
  await last.connection.close();

  const names = Object.keys(before);
  const wrong = names.filter(
    (name) => before[name] !== between[name] || before[name] !== after[name],
  );
  const isSame = wrong.length === 0 && Object.keys(after).length === names.length;
  tell(
    isSame ? "✓ Every row and every picture is the same." : `✗ These differ: ${wrong.join(", ")}`,
  );
  process.exitCode = isSame ? 0 : 1;
} finally {
  await postgres.stop();
  rmSync(folder, { recursive: true, force: true });
}
