import { movedBy, type Carried } from "./moved-stay.ts";
import type { CalendarRow } from "./rows.ts";

type Pressed = { key: string; shiftKey: boolean };

/** A day with each arrow, with Shift so much longer or shorter; up and down to another unit or another item. */
export function carriedBy(
  { key, shiftKey }: Pressed,
  held: Carried,
  rows: readonly CalendarRow[],
): Carried | undefined {
  const { booking } = held;
  const days = { ArrowLeft: -1, ArrowRight: 1 }[key];
  if (days !== undefined)
    return booking.isFurther
      ? undefined
      : { ...held, ...movedBy(held, shiftKey ? "end" : "whole", days) };
  const by = { ArrowUp: -1, ArrowDown: 1 }[key];
  if (by === undefined) return undefined;
  const places = placesFor(held, rows);
  return { ...held, ...places[places.findIndex((one) => isAt(one, held)) + by] };
}

type Place = Pick<Carried, "itemId" | "unitId">;

/** Where it can be carried, from top to bottom: to each unit of its own item, and once to every other item. */
function placesFor({ booking, fromUnitId }: Carried, rows: readonly CalendarRow[]): Place[] {
  const places = rows.flatMap(({ item, of, isWithout, unit }): Place[] => {
    const itemId = item.id;
    if (itemId !== booking.rentalItemId) return booking.isFurther ? [] : [{ itemId, unitId: null }];
    if (of) return [{ itemId, unitId: of.id }];
    // Where it lies without a unit, it can be put down again.
    if (isWithout) return fromUnitId === null ? [{ itemId, unitId: null }] : [];
    return unit === null && rows.some((row) => row.item.id === itemId && row.of)
      ? []
      : [{ itemId, unitId: null }];
  });
  return places.filter((one, index) => places.findIndex((other) => isAt(other, one)) === index);
}

function isAt(one: Place, other: Place): boolean {
  return one.itemId === other.itemId && one.unitId === other.unitId;
}
