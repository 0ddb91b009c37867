import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import type { Database } from "#server/platform/db/database.ts";
import { pendingMigrations, readMigrations } from "#server/platform/db/migrate.ts";
import { sendProblem } from "#server/platform/http/error-reply.ts";

/** A database that has stopped answering is not ready either. */
const PATIENCE_MS = 3000;

export function healthRoutes(app: FastifyInstance, database: Database): void {
  const migrations = readMigrations();
  app.get("/healthz", { schema: { hide: true } }, async () => ({ ok: true }));
  app.get("/readyz", { schema: { hide: true } }, async (_request, reply) => {
    const isUp = await Promise.race([
      isReady(database, migrations),
      sleep(PATIENCE_MS, false, { ref: false }),
    ]);
    if (isUp) return { ok: true };
    return sendProblem(reply, { code: "shop.not-ready" });
  });
}

async function isReady(
  database: Database,
  migrations: ReturnType<typeof readMigrations>,
): Promise<boolean> {
  try {
    await database.db.execute(sql`select 1`);
    return (await pendingMigrations(database, migrations)).length === 0;
  } catch {
    return false;
  }
}
