import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";

export type UnitParts = { db: Db; clock: Clock };
