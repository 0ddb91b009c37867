import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { buildApp } from "#server/app.ts";
import { insertUser } from "#server/auth/user-rows.ts";
import { hashPassword } from "#server/auth/password.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { openMedia } from "#server/uploads/media.ts";
import { startPostgres } from "#test/postgres-server.ts";
import { createDatabase } from "./fill-database.ts";
import { fillBooks } from "./fill-books.ts";
import { measureBooks } from "./measure-books.ts";
import { memoryGateway } from "./memory-gateway.ts";
import { knownShop } from "#server/settings/known-shop.ts";
import { BENCH_SHOP } from "./shop-facts.ts";

const tell = (text: string) => process.stdout.write(`${text}\n`);

/** `npm run bench books`: the accounting of a year with 20,000 bookings; `… books year` asks only about the year. */
async function run(): Promise<void> {
  const postgres = await startPostgres();
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-books-"));
  mkdirSync(join(dataDir, "media"));
  try {
    const url = await createDatabase(postgres.url, "bench_books");
    const filled = await fillBooks(url, { year: 2027, bookings: 20_000 });
    tell(`· ${filled.bookings} bookings, ${filled.vouchers} vouchers, ${filled.lines} lines`);
    const database = await openPostgres(url);
    const app = await buildApp({
      database,
      clock: systemClock(),
      shop: knownShop(database, BENCH_SHOP),
      gateway: memoryGateway(),
      dataDir,
      media: await openMedia(database, dataDir),
    });
    const now = new Date();
    const password = "den långa vintern";
    await insertUser(database.db, {
      username: "bok",
      role: "admin",
      passwordHash: await hashPassword(password),
      createdAt: now,
      updatedAt: now,
    });
    const address = await app.listen({ port: 0, host: "127.0.0.1" });
    const signedIn = await fetch(`${address}/api/login`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ username: "bok", password }),
    });
    const cookie = signedIn.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    for (const { label, ms, most, detail } of await measureBooks(cookie, address, process.argv[2]))
      tell(
        `${label.padEnd(28)}${ms.toFixed(0).padStart(7)} ms  ${(most ? `of ${most}` : "").padEnd(8)} ${detail}`,
      );
    await app.close();
    await database.close();
  } finally {
    await postgres.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

tell(`· load ${loadavg()[0]?.toFixed(1)}`);
await run();
