import { ArrowDown, ArrowUp } from "lucide-react";
import { Link, useSearchParams } from "wouter";
import { orderParts, type BookingOrder } from "#domain/bookings/booking-views.ts";
import { listHref, orderOf, withOrder } from "#web/admin/bookings/address.ts";
import { SelectField } from "#web/ui/select-field.tsx";

const ORDERS: { value: BookingOrder; label: string }[] = [
  { value: "-start", label: "Senaste utlämning först" },
  { value: "start", label: "Tidigaste utlämning först" },
  { value: "-end", label: "Senaste återlämning först" },
  { value: "end", label: "Tidigaste återlämning först" },
  { value: "-created", label: "Senast bokade först" },
  { value: "created", label: "Först bokade först" },
];

export function OrderChoice() {
  const [params, setParams] = useSearchParams();
  return (
    <div className="list-order">
      <SelectField
        label="Ordning"
        options={ORDERS}
        value={orderOf(params)}
        onChange={({ target }) =>
          setParams((current) => withOrder(current, target.value as BookingOrder))
        }
      />
    </div>
  );
}

/** Above the dates: turns their order round. */
export function PeriodHeading() {
  const [params] = useSearchParams();
  const { by, isDown } = orderParts(orderOf(params));
  const turned =
    by === "end" ? (isDown ? "end" : "-end") : isDown && by === "start" ? "start" : "-start";
  const Arrow = isDown ? ArrowDown : ArrowUp;
  return (
    <Link href={listHref(withOrder(params, turned))} className="period-heading">
      Period
      {by !== "created" && <Arrow aria-hidden="true" size={14} />}
    </Link>
  );
}

/** How the dates are ordered now; nothing where the list goes by when it was booked. */
export function periodSorted(params: URLSearchParams): "ascending" | "descending" | undefined {
  const { by, isDown } = orderParts(orderOf(params));
  if (by === "created") return undefined;
  return isDown ? "descending" : "ascending";
}
