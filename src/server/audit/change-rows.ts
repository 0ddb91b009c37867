import { and, desc, eq, inArray, sql } from "drizzle-orm";
import {
  MOST_CHANGES,
  MOST_SETTING_CHANGES,
  type Change,
  type SettingChange,
} from "#contracts/audit.ts";
import type { Db } from "#server/platform/db/database.ts";
import { auditLog, changeValues } from "#server/platform/db/tables/audit.ts";

type Thing = { entity: string; entityId: number };

const about = ({ entity, entityId }: Thing) =>
  and(eq(auditLog.entity, entity), eq(auditLog.entityId, String(entityId)));

const TOLD = {
  at: auditLog.at,
  actor: auditLog.actor,
  action: auditLog.action,
  before: sql<unknown>`coalesce(${changeValues.before}, ${auditLog.before})`,
  after: sql<unknown>`coalesce(${changeValues.after}, ${auditLog.after})`,
};

export async function changesOf(db: Db, thing: Thing): Promise<Change[]> {
  const rows = await db
    .select(TOLD)
    .from(auditLog)
    .leftJoin(changeValues, eq(changeValues.changeId, auditLog.id))
    .where(about(thing))
    .orderBy(desc(auditLog.id))
    .limit(MOST_CHANGES);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

const SETTING_CHANGES = ["setting-updated", "accounts.changed"];

/** What was changed of these settings; what was only tried is none of it. */
export async function changesOfSettings(
  db: Db,
  settings: readonly string[],
): Promise<SettingChange[]> {
  const rows = await db
    .select({ ...TOLD, setting: auditLog.entityId })
    .from(auditLog)
    .leftJoin(changeValues, eq(changeValues.changeId, auditLog.id))
    .where(
      and(
        eq(auditLog.entity, "setting"),
        inArray(auditLog.entityId, [...settings]),
        inArray(auditLog.action, SETTING_CHANGES),
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(MOST_SETTING_CHANGES);
  return rows.map((row) => ({ ...row, at: row.at.toISOString() }));
}

/** Who did something, or anything, to a thing last, and when; of several kinds of the same, to this one. */
export async function lastChange(
  db: Db,
  { action, kind, ...thing }: Thing & { action?: string; kind?: string },
): Promise<{ actor: string; at: Date } | undefined> {
  const rows = await db
    .select({ actor: auditLog.actor, at: auditLog.at })
    .from(auditLog)
    .where(
      and(
        about(thing),
        action === undefined ? undefined : eq(auditLog.action, action),
        kind === undefined ? undefined : sql`${auditLog.after} ->> 'kind' = ${kind}`,
      ),
    )
    .orderBy(desc(auditLog.id))
    .limit(1);
  return rows[0];
}
