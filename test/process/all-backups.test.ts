import { createHash } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { gunzipSync, gzipSync } from "node:zlib";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { backupFolder, succeed } from "#test/backup-steps.ts";
import { createTestDatabase } from "#test/databases.ts";
import { copyPrepared } from "#test/prepared-shop.ts";
import { begin, run } from "#test/shop-commands.ts";
import {
  contentsOfFolder,
  contentsOfPostgres,
  withoutVersion,
  type ShopContents,
} from "#test/shop-contents.ts";
import { startBuiltShop } from "#test/started-shop.ts";

const file = backupFolder();
const home = file("home");
let shopThen: ShopContents;

beforeAll(async () => {
  renameSync(await copyPrepared("demo"), home);
  // Another shop than the one that comes in its place.
  await succeed("backup", { DATA_DIR: home }, file("earlier"));
  await succeed("restore", { DATA_DIR: file("back") }, file("earlier"));
  const client = await PGlite.create(join(home, "database"));
  await client.query("update rental_items set name = name || ' (ny)'");
  await client.close();
});

test("every row and every picture of a stopped shop is the same afterwards, on either database", async () => {
  await succeed("backup", { DATA_DIR: home }, file("stopped"));
  shopThen = withoutVersion(await contentsOfFolder(home));
  const url = await createTestDatabase("template0");
  await succeed("restore", { DATA_DIR: file("none"), DATABASE_URL: url }, file("stopped"));
  expect(withoutVersion(await contentsOfPostgres(url))).toEqual(shopThen);
  await succeed("restore", { DATA_DIR: file("same") }, file("stopped"));
  expect(withoutVersion(await contentsOfFolder(file("same")))).toEqual(shopThen);
  // What holds nights and numbers together holds there too, and a shop opens on it.
  const shop = await startBuiltShop({ environment: { DATABASE_URL: url }, dataDir: file("pg") });
  expect((await fetch(`${shop.address}/readyz`)).status).toBe(200);
  const running = await run(
    "restore",
    { DATA_DIR: file("none"), DATABASE_URL: url },
    file("stopped"),
    "--replace",
  );
  expect(running.output).toContain("The shop is running on this database.");
  expect(running.code).toBe(1);
  // The other way round nobody has to stop.
  await succeed("backup", { DATA_DIR: file("none"), DATABASE_URL: url }, file("open"));
  await shop.stop();
});

/** The same lines with another first one, sealed as they should be. */
function withHeader(change: (header: { migrations: object[] }) => void): Buffer {
  const lines = gunzipSync(readFileSync(file("stopped")))
    .toString()
    .split("\n")
    .slice(0, -2);
  const header = JSON.parse(lines[0]!) as { migrations: object[] };
  change(header);
  const text = `${[JSON.stringify(header), ...lines.slice(1)].join("\n")}\n`;
  const sha256 = createHash("sha256").update(text).digest("hex");
  return gzipSync(`${text}${JSON.stringify({ sha256 })}\n`);
}

test("what is damaged, cut off, foreign or newer is refused before anything is touched", async () => {
  const good = readFileSync(file("stopped"));
  const flipped = Buffer.from(good);
  flipped[Math.floor(good.length / 2)]! ^= 1;
  const text = gunzipSync(good).toString();
  const cases: Record<string, [Buffer, string]> = {
    flipped: [flipped, "is damaged or was cut off"],
    cut: [good.subarray(0, good.length - 100), "is damaged or was cut off"],
    shorter: [gzipSync(text.split("\n").slice(0, -5).join("\n")), "is damaged or was cut off"],
    changed: [gzipSync(text.replace("Sundsvall", "Härnösand")), "is damaged or was cut off"],
    empty: [Buffer.alloc(0), "is no backup of this shop"],
    words: [Buffer.from("Hej"), "is no backup of this shop"],
    zipped: [gzipSync("Hej\n"), "is no backup of this shop"],
    newer: [
      withHeader(({ migrations }) =>
        migrations.push({ number: 9999, name: "9999-later", checksum: "x" }),
      ),
      "was made by a newer version of the shop (it has 9999-later)",
    ],
    other: [
      withHeader(({ migrations }) => Object.assign(migrations[0]!, { checksum: "x" })),
      "was made with another 0001-the-shop than this version has",
    ],
  };
  const before = await contentsOfFolder(file("same"));
  const database = (name: string) => statSync(join(file("same"), "database", name)).mtimeMs;
  const touched = database("global");
  for (const [name, [bytes, sentence]] of Object.entries(cases)) {
    writeFileSync(file(name), bytes);
    const { code, output } = await run(
      "restore",
      { DATA_DIR: file("same") },
      file(name),
      "--replace",
    );
    expect(output, name).toContain(sentence);
    expect(code, name).toBe(1);
  }
  const { output } = await run("restore", { DATA_DIR: file("same") }, file("nowhere"));
  expect(output).toContain("There is no file");
  expect(database("global")).toBe(touched);
  expect(await contentsOfFolder(file("same"))).toEqual(before);
});

test("a shop that holds something is replaced only when that is asked for, and no file is written over", async () => {
  const before = await contentsOfFolder(file("back"));
  const refused = await run("restore", { DATA_DIR: file("back") }, file("stopped"));
  expect(refused.output).toMatch(/The database is not empty: it holds \d+ rows\. Add --replace/);
  expect(refused.code).toBe(1);
  expect(await contentsOfFolder(file("back"))).toEqual(before);
  await succeed("restore", { DATA_DIR: file("back") }, file("stopped"), "--replace");
  expect(withoutVersion(await contentsOfFolder(file("back")))).toEqual(shopThen);

  const size = statSync(file("stopped")).size;
  const again = await run("backup", { DATA_DIR: file("back") }, file("stopped"));
  expect(again).toMatchObject({ code: 1 });
  expect(again.output).toContain("exists already and is left as it is");
  expect(statSync(file("stopped")).size).toBe(size);
});

/** The old tables are gone for the one who restores, and rows are on their way into the new ones. */
async function untilRowsCome(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const under = `select from pg_stat_activity where application_name = 'norrvidd: copies'
    and datname = current_database() and query like 'insert into %'`;
  while ((await client.query(under)).rowCount === 0) await sleep(1);
  await client.end();
}

async function untilTablesCome(dataDir: string): Promise<void> {
  const count = () => readdirSync(join(dataDir, "database", "base"), { recursive: true }).length;
  const before = count();
  while (count() < before + 100) await sleep(1);
}

test("a backup that is broken off, or that there is no shop for, leaves no file", async () => {
  const empty = await run("backup", { DATA_DIR: file("nobody") }, file("of-nobody"));
  expect(empty.output).toContain("There is no shop in");
  expect(empty.code).toBe(1);
  expect(existsSync(file("nobody"))).toBe(false);
  const begun = begin("backup", { DATA_DIR: home }, [file("broken-off")]);
  const names = () => readdirSync(dirname(home)).filter((name) => name.startsWith("broken-off"));
  while (names().length === 0) await sleep(1);
  begun.child.kill("SIGINT");
  const { code, output } = await begun.ended;
  expect(output).toContain("Broken off. No backup has been made.");
  expect(code).toBe(1);
  expect(names()).toEqual([]);
});

test.each(["embedded", "PostgreSQL"])(
  "a restore that is killed on %s leaves the shop as it was",
  async (kind) => {
    const url = kind === "PostgreSQL" ? await createTestDatabase("template0") : undefined;
    const place = { DATA_DIR: file(`killed-${kind}`), ...(url && { DATABASE_URL: url }) };
    const look = () => (url ? contentsOfPostgres(url) : contentsOfFolder(place.DATA_DIR));
    await succeed("restore", place, file("earlier"));
    const old = await look();
    expect(withoutVersion(old)).not.toEqual(shopThen);
    for (let round = 0; round < 2; round += 1) {
      const restore = begin("restore", place, [file("stopped"), "--replace"]);
      await (url ? untilRowsCome(url) : untilTablesCome(place.DATA_DIR));
      restore.child.kill("SIGKILL");
      expect((await restore.ended).output).not.toContain("✓");
      expect(await look()).toEqual(old);
    }
  },
);
