import { sql } from "drizzle-orm";
import { openPlaces } from "#domain/catalog/open-places.ts";
import { firstDay, type FirstDayFacts, type StepState } from "#domain/shop/first-day.ts";
import { recordChange } from "#server/audit/record-change.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import type { KnownShop } from "./known-shop.ts";
import { readSettings, writeSetting } from "./setting-rows.ts";

const HIDDEN = "firstDayHidden";

/** What is left of the first day; nothing in the demo, once all is done, or once the owner wants to see it no more. */
export async function showFirstDay(
  { db, shop }: { db: Db; shop: KnownShop },
  by: SignedIn,
): Promise<StepState[]> {
  if (shop.facts().isDemo || (await isPutAway(db))) return [];
  const steps = firstDay({
    left: shop.left(),
    ...(await readFacts(db, by)),
    ...(await readAgreements(db)),
  });
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

/** A list is put away for everybody, and taken out again; what is missing is told under 'Kvar att ställa in' all the same. */
export async function putFirstDay(
  { db, clock }: { db: Db; clock: Clock },
  by: SignedIn,
  isHidden: boolean,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const before = await isPutAway(tx);
    if (before === isHidden) return;
    await writeSetting(tx, HIDDEN, String(isHidden), clock.now());
    await recordChange(tx, clock, {
      by,
      action: "setting-updated",
      entity: "setting",
      entityId: HIDDEN,
      before,
      after: isHidden,
    });
  });
}

async function isPutAway(db: Db): Promise<boolean> {
  return (await readSettings(db, [HIDDEN])).get(HIDDEN) === "true";
}

type Agreements = Pick<FirstDayFacts, "agreements" | "openAgreements">;

async function readAgreements(db: Db): Promise<Agreements> {
  const answer = await db.execute(sql`select distinct on (agreements.id) versions.content
    from rental_agreements as agreements
    join rental_agreement_versions as versions on versions.rental_agreement_id = agreements.id
    order by agreements.id, versions.version desc`);
  const { rows } = answer as { rows: { content: string }[] };
  return {
    agreements: rows.length,
    openAgreements: rows.filter(({ content }) => openPlaces(content).length > 0).length,
  };
}

type Counted = Omit<FirstDayFacts, "left" | keyof Agreements>;

async function readFacts(db: Db, by: SignedIn): Promise<Counted> {
  // No more is asked than whether there is one: a shop of many years is not counted through.
  const any = (table: string, where = "true") =>
    sql.raw(`(select count(*) from (select 1 from ${table} where ${where} limit 1) as one)::int`);
  const answer = await db.execute(sql`select
    ${any("rental_items", "archived_at is null")} as items,
    ${any("rental_items", "archived_at is null and not is_hidden and not is_addon_only and main_image_url = ''")}
      as "withoutPicture",
    ${any("bookings")} as bookings,
    ${any("audit_log", "action = 'booking.deleted'")} as removed,
    exists (select 1 from users where id = ${by.id} and email is not null) as "hasOwnEmail"`);
  const [row] = (answer as { rows: Counted[] }).rows;
  if (!row) throw new Error("the database counts nothing");
  return row;
}
