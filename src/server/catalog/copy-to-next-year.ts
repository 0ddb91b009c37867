import type { BookingInterval } from "#contracts/catalog.ts";
import type { Problem } from "#contracts/errors.ts";
import { MOST_KRONOR } from "#contracts/fields.ts";
import type { SeasonalPrice } from "#contracts/item-belongings.ts";
import type { NextYearBody, NextYearPreview } from "#contracts/items-in-bulk.ts";
import {
  intervalsNextYear,
  seasonsNextYear,
  type Copied,
} from "#domain/catalog/copy-to-next-year.ts";
import { byPlace } from "#domain/catalog/item-order.ts";
import { isPriceStill } from "#domain/pricing/price-change.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Db } from "#server/platform/db/database.ts";
import { inTransaction } from "#server/platform/db/in-transaction.ts";
import type { SignedIn } from "#server/platform/http/route.ts";
import { atField } from "./at-field.ts";
import { insertBelonging } from "./belonging-rows.ts";
import { intervalsOfAll } from "./calendar-rows.ts";
import { lockItemsToChange } from "./item-admin-rows.ts";
import { previewMark } from "./preview-mark.ts";
import { recordItemChange, type CatalogParts } from "./record-item-change.ts";
import { seasonsOfItems } from "./season-rows.ts";

type Copies = {
  itemId: number;
  name: string;
  seasons: Copied<SeasonalPrice>[];
  intervals: Copied<BookingInterval>[];
};

export async function previewNextYear(
  { db }: CatalogParts,
  wish: NextYearBody,
): Promise<Result<NextYearPreview, Problem>> {
  return inTransaction(db, async (tx) => {
    const copies = await readCopies(tx, wish);
    return copies.ok ? ok(previewOf(copies.value)) : copies;
  });
}

/** What overlaps is left out, so that a second press adds nothing more. */
export async function copyToNextYear(
  { db, clock }: CatalogParts,
  by: SignedIn,
  { mark, ...wish }: NextYearBody & { mark: string },
): Promise<Result<NextYearPreview, Problem>> {
  return inTransaction(db, async (tx) => {
    const copies = await readCopies(tx, wish);
    if (!copies.ok) return copies;
    const preview = previewOf(copies.value);
    if (preview.mark !== mark) return fail({ code: "catalog.preview-stale" });
    const log = (kind: "season" | "interval", itemId: number, after: unknown) =>
      recordItemChange(tx, clock, { by, action: `${kind}-created`, itemId, after });
    for (const { itemId, seasons, intervals } of copies.value) {
      for (const { id: _id, ...season } of added(seasons))
        await log("season", itemId, await insertBelonging(tx, "season", season));
      for (const { id: _id, ...interval } of added(intervals))
        await log("interval", itemId, await insertBelonging(tx, "interval", interval));
    }
    return ok(preview);
  });
}

function added<Entry>(copies: readonly Copied<Entry>[]): Entry[] {
  return copies.flatMap(({ to, skipped }) => (to && !skipped ? [to] : []));
}

async function readCopies(tx: Db, wish: NextYearBody): Promise<Result<Copies[], Problem>> {
  const { itemIds } = wish;
  if (!wish.seasons && !wish.intervals)
    return fail(atField("seasons", { code: "catalog.nothing-chosen" }));
  const rows = (await lockItemsToChange(tx, itemIds)).toSorted(byPlace);
  if (rows.length < new Set(itemIds).size) return fail({ code: "catalog.item-unknown" });
  const seasons = await seasonsOfItems(tx, itemIds);
  const intervals = await intervalsOfAll(tx, itemIds);
  const copies = rows.map(({ id, name }): Copies => ({
    itemId: id,
    name,
    seasons: wish.seasons ? seasonsNextYear(seasons.get(id) ?? [], wish) : [],
    intervals: wish.intervals ? intervalsNextYear(intervals.get(id) ?? [], wish) : [],
  }));
  const beyond = copies.flatMap(({ name, seasons: all }) =>
    all.flatMap(({ from, to }) =>
      to && !isPriceStill(from.price, to.price, MOST_KRONOR) ? [{ name, becomes: to.price }] : [],
    ),
  )[0];
  return beyond
    ? fail(atField("percent", { code: "catalog.change-beyond", ...beyond }))
    : ok(copies);
}

function previewOf(copies: readonly Copies[]): NextYearPreview {
  const items = copies.map(({ itemId, name, seasons, intervals }) => ({
    itemId,
    name,
    entries: [
      ...seasons.map((copy) => ({
        ...entryOf("season", copy),
        price: copy.to && { before: copy.from.price, after: copy.to.price },
      })),
      ...intervals.map((copy) => ({ ...entryOf("interval", copy), price: null })),
    ],
  }));
  return { mark: previewMark(items), items };
}

function entryOf<Kind extends "season" | "interval">(
  kind: Kind,
  { from, to, skipped }: Copied<SeasonalPrice> | Copied<BookingInterval>,
) {
  const period = ({ startDate, endDate }: typeof from) => ({ startDate, endDate });
  return { kind, id: from.id, from: period(from), to: to && period(to), skipped };
}
