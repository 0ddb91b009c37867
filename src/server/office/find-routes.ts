import { findAnything as contract } from "#contracts/office-find.ts";
import { ok } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { findAnything } from "./find.ts";

export function findRoutes(bind: Bind, parts: { db: Db; clock: Clock }): void {
  bind(contract, async ({ query, user }) =>
    ok(await findAnything(parts, user?.role ?? "customer", query.q)),
  );
}
