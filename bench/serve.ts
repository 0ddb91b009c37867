// A server in a process of its own, so that neither the load nor the other servers share its thread.
// Arguments: `bare` or `shop`, and the database. It tells its address and ends when its parent does.
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { FastifyInstance } from "fastify";
import { buildApp } from "#server/app.ts";
import { systemClock } from "#server/platform/clock.ts";
import { openPostgres } from "#server/platform/db/open-database.ts";
import { stripeGateway } from "#server/payments/stripe-gateway.ts";
import { openMedia } from "#server/uploads/media.ts";
import { buildBareServer } from "./bare-server.ts";
import { knownShop } from "#server/settings/known-shop.ts";
import { BENCH_SHOP } from "./shop-facts.ts";

async function buildShop(databaseUrl: string): Promise<FastifyInstance> {
  const database = await openPostgres(databaseUrl);
  const dataDir = mkdtempSync(join(tmpdir(), "norrvidd-bench-"));
  mkdirSync(join(dataDir, "media"));
  const app = await buildApp({
    database,
    dataDir,
    media: await openMedia(database, dataDir),
    clock: systemClock(),
    shop: knownShop(database, BENCH_SHOP),
    gateway: stripeGateway({ secretKey: "sk_sandbox_bench", webhookSecret: "whsec_bench" }),
    logLevel: "silent",
  });
  app.addHook("onClose", async () => {
    await database.close();
    rmSync(dataDir, { recursive: true });
  });
  return app;
}

const [kind, databaseUrl = ""] = process.argv.slice(2);
const server = await (kind === "bare" ? buildBareServer(databaseUrl) : buildShop(databaseUrl));
const address = await server.listen({ host: "127.0.0.1", port: 0 });
process.send?.(address);
process.once("disconnect", () => void server.close());
