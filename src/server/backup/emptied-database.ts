import { sql } from "drizzle-orm";
import type { Db } from "#server/platform/db/database.ts";

const OURS = "(select oid from pg_namespace where nspname = current_schema())";
const NOT_OF_AN_EXTENSION = (alias: string) =>
  `not exists (select from pg_depend d where d.objid = ${alias}.oid and d.deptype = 'e')`;

const TABLES = `select c.oid::regclass::text as name from pg_class c
  where c.relnamespace = ${OURS} and c.relkind in ('r', 'p') and ${NOT_OF_AN_EXTENSION("c")}`;
const ROUTINES = `select p.oid::regprocedure::text as name from pg_proc p
  where p.pronamespace = ${OURS} and ${NOT_OF_AN_EXTENSION("p")}`;

/** Does the same to everything of a kind, by its name. */
async function forEach(db: Db, names: string, statement: string): Promise<void> {
  await db.execute(
    sql.raw(`do $$
      declare
        one record;
      begin
        for one in ${names} loop
          execute format('${statement}', one.name);
        end loop;
      end $$`),
  );
}

/** Takes away all tables and functions. Within a transaction nobody sees it before the new ones are there. */
export async function dropEverything(db: Db): Promise<void> {
  await forEach(db, TABLES, "drop table if exists %s cascade");
  await forEach(db, ROUTINES, "drop routine if exists %s cascade");
}

type ForeignKey = { table: string; name: string; definition: string };
export type Index = Pick<ForeignKey, "name" | "definition">;

/** All but those of the constraints. */
export const PLAIN_INDEXES = `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
  from pg_index i join pg_class c on c.oid = i.indrelid
  where c.relnamespace = ${OURS} and c.relkind = 'r'
    and not exists (select from pg_constraint k where k.conindid = i.indexrelid) order by 1`;

/**
 * Makes the tables take rows in any order, and no trigger count or refuse them: they come as they were counted.
 * Whether each row points to one that exists, and is the only one of its kind, is looked at when the guards are put
 * back, for all at once: an index that is made of many rows takes a fraction of one that is told of each.
 */
export async function takeGuardsAway(db: Db): Promise<{ putBack(): Promise<void> }> {
  const keys = await foreignKeys(db);
  for (const { table, name } of keys)
    await db.execute(sql.raw(`alter table ${table} drop constraint ${name}`));
  const indexes = await plainIndexes(db);
  for (const { name } of indexes) await db.execute(sql.raw(`drop index ${name}`));
  await switchTriggers(db, "disable");
  return {
    async putBack() {
      await switchTriggers(db, "enable");
      for (const { definition } of indexes) await db.execute(sql.raw(definition));
      for (const { table, name, definition } of keys)
        await db.execute(sql.raw(`alter table ${table} add constraint ${name} ${definition}`));
    },
  };
}

/** As they were made: what goes with a row that is removed goes in that order, and not each order is allowed. */
async function foreignKeys(db: Db): Promise<ForeignKey[]> {
  const answer = await db.execute(
    sql.raw(`select conrelid::regclass::text as table, quote_ident(conname) as name,
        pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and connamespace = ${OURS} order by oid`),
  );
  return (answer as { rows: ForeignKey[] }).rows;
}

async function plainIndexes(db: Db): Promise<Index[]> {
  return ((await db.execute(sql.raw(PLAIN_INDEXES))) as { rows: Index[] }).rows;
}

/** As the tables' owner may; the database's own triggers, which keep foreign keys, are not among them. */
async function switchTriggers(db: Db, word: "disable" | "enable"): Promise<void> {
  await forEach(db, TABLES, `alter table %s ${word} trigger user`);
}
