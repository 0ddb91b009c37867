import { randomUUID } from "node:crypto";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { sql } from "drizzle-orm";
import { beforeAll, expect, inject, test } from "vitest";
import { migrate, readMigrations } from "#server/platform/db/migrate.ts";
import { connectPostgres, type OneConnection } from "#server/platform/db/one-connection.ts";
import { overPglite } from "#server/platform/db/open-database.ts";
import { projectRoot } from "#server/platform/project-root.ts";
import { createTestDatabase } from "#test/databases.ts";
import { atFileEnd } from "#test/file-end.ts";
import { rowsOf } from "#test/rows.ts";
import { rowsOfAll } from "#test/shop-contents.ts";
import { restoreBackup } from "./restore-backup.ts";
import { filesInDatabase, filesInFolder } from "./stored-files.ts";
import { writeBackup } from "./write-backup.ts";

const QUIET = { of: () => {}, rows: () => {}, bytes: () => {} };

async function connect(): Promise<OneConnection> {
  const connection =
    inject("snapshotFile") === undefined
      ? await connectPostgres(await createTestDatabase("template0"))
      : overPglite(await PGlite.create());
  atFileEnd(() => connection.close());
  return connection;
}

let then: OneConnection;
let now: OneConnection;
let folder: string;
beforeAll(async () => {
  [then, now] = [await connect(), await connect()];
  folder = mkdtempSync(join(tmpdir(), "norrvidd-older-"));
  atFileEnd(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, "media"));
  writeFileSync(join(folder, "media", "sjö.webp"), "en bild");
});

/** What both come to; when a migration ran, and what was shown how often, is each one's own. */
async function contentsOf({ db }: OneConnection) {
  const rows = await rowsOfAll((text) => rowsOf(db, sql.raw(text)));
  const migrations = rows["schema_migrations"]?.map((row) => row.split(",").slice(0, 3));
  // An account's mark is drawn by lot when its column comes.
  const users = rows["users"]?.map((row) =>
    row.replace(/,[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/, ""),
  );
  return { ...rows, users, schema_migrations: migrations, public_version: [] };
}

/** The oldest, the one with the most kinds of money, and the newest. */
const OLDER = readMigrations().filter(
  ({ number }, _, all) => number === 2 || number === 5 || number === all.length,
);

test.each(OLDER)("a backup of before $name becomes the shop of today", async ({ name, number }) => {
  const dump = readFileSync(join(projectRoot(), "migrations", "before", `${name}.sql`), "utf8");
  await then.exec(`drop schema public cascade; create schema public; ${dump}`);
  await then.exec("set session_replication_role = default");
  const file = join(folder, String(number));
  const pictures = filesInFolder(folder);
  const { header } = await writeBackup({ connection: then, files: pictures }, file, {
    progress: QUIET,
  });
  expect(header.migrations).toHaveLength(number - 1);

  const files = now.isShared ? filesInDatabase(now.db) : filesInFolder(join(folder, "restored"));
  const target = { connection: now, files };
  await restoreBackup(target, file, { mayReplace: true, progress: QUIET });
  await migrate(then);
  expect(await contentsOf(now)).toEqual(await contentsOf(then));
  expect(await files.count()).toEqual({ count: 1, bytes: "en bild".length });
});

/** A hand-over with photographs and its settlement, in the shop of today and in what was restored of its backup. */
async function restoredHandOver(): Promise<void> {
  const newest = OLDER.at(-1)?.name ?? "";
  const dump = readFileSync(join(projectRoot(), "migrations", "before", `${newest}.sql`), "utf8");
  await then.exec(`drop schema public cascade; create schema public; ${dump}`);
  await then.exec("set session_replication_role = default");
  await migrate(then);
  await then.exec(`
    insert into protocols (client_id, booking_id, kind, content, recorded_by_name, created_at)
      select gen_random_uuid(), max(id), 'out', '{"fuel": 8}', 'Anna', now() from bookings;
    insert into protocol_files (id, booking_id, type, bytes, sha, created_at)
      select gen_random_uuid(), p.booking_id, 'image/jpeg',
          decode(repeat(md5(n::text), 20000), 'hex'), 'x', now()
        from protocols p, generate_series(1, 7) as n where p.recorded_by_name = 'Anna';
    insert into protocol_pictures select p.id, f.id from protocols p, protocol_files f
      where p.recorded_by_name = 'Anna';
    insert into settlements (id, booking_id, lines, kept, given_back, asked, settled_by_name, created_at)
      select gen_random_uuid(), booking_id, '[]', 0, 0, 0, 'Anna', now() from protocols
        where recorded_by_name = 'Anna';`);
  const file = join(folder, randomUUID());
  await writeBackup({ connection: then, files: filesInFolder(folder) }, file, { progress: QUIET });
  const files = now.isShared ? filesInDatabase(now.db) : filesInFolder(join(folder, "restored"));
  await restoreBackup({ connection: now, files }, file, { mayReplace: true, progress: QUIET });
}

test("what was signed at a hand-over comes along, photographs and all", async () => {
  await restoredHandOver();
  const restored: Record<string, unknown[] | undefined> = await contentsOf(now);
  expect(restored).toEqual(await contentsOf(then));
  const lengths = ["protocols", "protocol_files", "protocol_pictures"].map(
    (name) => restored[name]?.length,
  );
  // Three protocols are the dump's own.
  expect(lengths).toEqual([4, 7, 7]);
});

test("a booking with photographs is deleted after a restore as it was before", async () => {
  await restoredHandOver();
  for (const { db } of [then, now]) {
    await db.execute(
      sql`delete from bookings where id in (select booking_id from protocols where recorded_by_name = 'Anna')`,
    );
    expect(await rowsOf(db, sql`select id from protocol_files`)).toEqual([]);
  }
});
