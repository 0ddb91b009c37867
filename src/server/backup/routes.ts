import { copyForBackup } from "#contracts/backup.ts";
import { fail, ok } from "#domain/result.ts";
import type { Database } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { showsToken } from "#server/platform/running-shop.ts";
import { copyShop } from "./copy-shop.ts";

type Needs = { database: Database; dataDir: string; runToken: () => string | undefined };

/** A shop on PostgreSQL is not asked: its database lets anybody read one moment of it. */
export function backupRoutes(bind: Bind, { database, dataDir, runToken }: Needs): void {
  const { pauseFor } = database;
  if (!pauseFor) return;
  bind(copyForBackup, async ({ request }) => {
    if (!showsToken(request.headers.authorization, runToken()))
      return fail({ code: "auth.not-allowed" });
    await copyShop(pauseFor, dataDir);
    return ok(null);
  });
}
