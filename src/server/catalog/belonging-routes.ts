import * as contracts from "#contracts/item-belongings.ts";
import { intervalOf } from "#domain/availability/booking-interval.ts";
import { overlapsOf, type Overlap } from "#domain/catalog/overlaps.ts";
import { seasonOf } from "#domain/pricing/nightly-price.ts";
import { bindChange } from "#server/audit/bind-change.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { bookingsTouching, seasonsOf } from "./admin-list-rows.ts";
import { intervalsOf } from "./calendar-rows.ts";
import type { CatalogParts } from "./record-item-change.ts";
import { changeBelonging, createBelonging, removeBelonging, type Tell } from "./save-belonging.ts";

type Warned = { warnings: contracts.OverlapWarning[] };

const nothingMore: Tell<"addon", object> = async () => ({});

const seasonOverlaps: Tell<"season", Warned> = async (tx, season) =>
  warned(overlapsOf(season, await seasonsOf(tx, season.rentalItemId), seasonOf));

const intervalOverlaps: Tell<"interval", Warned> = async (tx, interval) =>
  warned(overlapsOf(interval, await intervalsOf(tx, interval.rentalItemId), intervalOf));

const touchedBookings: Tell<"block", Pick<contracts.LaidBlock, "bookings">> = async (
  tx,
  block,
) => ({
  bookings: await bookingsTouching(tx, block.rentalItemId, block),
});

export function belongingRoutes(bind: Bind, parts: CatalogParts): void {
  const addon = { kind: "addon", tell: nothingMore } as const;
  bindChange(bind, contracts.createAddon, ({ body, by }) =>
    createBelonging(parts, by, { ...addon, values: body }),
  );
  bindChange(bind, contracts.changeAddon, ({ body, params: { id }, by }) =>
    changeBelonging(parts, by, { ...addon, id, values: body }),
  );
  bindChange(bind, contracts.removeAddon, ({ params: { id }, by }) =>
    removeBelonging(parts, by, { kind: "addon", id }),
  );

  const season = { kind: "season", tell: seasonOverlaps } as const;
  bindChange(bind, contracts.createSeason, ({ body, by }) =>
    createBelonging(parts, by, { ...season, values: body }),
  );
  bindChange(bind, contracts.changeSeason, ({ body, params: { id }, by }) =>
    changeBelonging(parts, by, { ...season, id, values: body }),
  );
  bindChange(bind, contracts.removeSeason, ({ params: { id }, by }) =>
    removeBelonging(parts, by, { kind: "season", id }),
  );

  calendarRoutes(bind, parts);
}

function calendarRoutes(bind: Bind, parts: CatalogParts): void {
  const block = { kind: "block", tell: touchedBookings } as const;
  bindChange(bind, contracts.createBlock, ({ body, by }) =>
    createBelonging(parts, by, { ...block, values: body }),
  );
  bindChange(bind, contracts.changeBlock, ({ body, params: { id }, by }) =>
    changeBelonging(parts, by, { ...block, id, values: body }),
  );
  bindChange(bind, contracts.removeBlock, ({ params: { id }, by }) =>
    removeBelonging(parts, by, { kind: "block", id }),
  );

  const interval = { kind: "interval", tell: intervalOverlaps } as const;
  bindChange(bind, contracts.createInterval, ({ body, by }) =>
    createBelonging(parts, by, { ...interval, values: body }),
  );
  bindChange(bind, contracts.changeInterval, ({ body, params: { id }, by }) =>
    changeBelonging(parts, by, { ...interval, id, values: body }),
  );
  bindChange(bind, contracts.removeInterval, ({ params: { id }, by }) =>
    removeBelonging(parts, by, { kind: "interval", id }),
  );
}

function warned(overlaps: Overlap[]): Warned {
  return { warnings: overlaps.map((overlap) => ({ code: "overlap", ...overlap })) };
}
