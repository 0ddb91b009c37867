import { useQuery } from "@tanstack/react-query";
import { SlidersHorizontal } from "lucide-react";
import { useId, useState } from "react";
import { useSearchParams } from "wouter";
import { BOOKING_STATUSES } from "#domain/bookings/booking-status.ts";
import { RENT_STATES } from "#domain/payments/booking-money.ts";
import { RENT_STATE_LABELS } from "#texts/rent-words.ts";
import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { Button } from "#web/ui/button.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import {
  FILTERS,
  filtersOf,
  isFiltered,
  withFilter,
  withoutFilters,
  type Filter,
} from "#web/admin/bookings/address.ts";
import { SearchField } from "./search-field.tsx";

const ALL = { value: "", label: "Alla" };

const STATUSES = [
  ALL,
  ...BOOKING_STATUSES.map((value) => ({ value, label: BOOKING_STATUS_LABELS[value] })),
];
const PAYMENTS = [ALL, ...RENT_STATES.map((value) => ({ value, label: RENT_STATE_LABELS[value] }))];

/** Search and filters live in the address: a list can be kept, sent and come back to. */
export function FilterBar() {
  const [params, setParams] = useSearchParams();
  const narrowed = FILTERS.filter((name) => name !== "q" && params.get(name)).length;
  // On a phone only: elsewhere there is room for all of them. What is in force is seen.
  const [isOpen, setIsOpen] = useState(narrowed > 0);
  const id = useId();
  return (
    <search className="booking-filters" aria-label="Sök och filtrera bokningar">
      <SearchField />
      <Button
        look="quiet"
        className="booking-filters-more"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <SlidersHorizontal aria-hidden="true" size={18} />
        Filter{narrowed > 0 && ` (${narrowed})`}
      </Button>
      <div id={id} className="booking-filters-rest" data-open={isOpen || undefined}>
        <Filters />
      </div>
      {isFiltered(params) && (
        <Button
          look="plain"
          className="button-small booking-filters-clear"
          onClick={() => setParams(withoutFilters)}
        >
          Rensa filter
        </Button>
      )}
    </search>
  );
}

function Filters() {
  const [params, setParams] = useSearchParams();
  const filters = filtersOf(params);
  const items = useItems();
  const choose = (name: Filter) => (event: { target: { value: string } }) =>
    setParams((current) => withFilter(current, name, event.target.value));
  return (
    <>
      <SelectField
        label="Status"
        options={STATUSES}
        value={filters.status}
        onChange={choose("status")}
      />
      <SelectField
        label="Betalning"
        options={PAYMENTS}
        value={filters.payment}
        onChange={choose("payment")}
      />
      <SelectField label="Objekt" options={items} value={filters.item} onChange={choose("item")} />
      <TextField label="Från" type="date" value={filters.from} onChange={choose("from")} />
      <TextField label="Till" type="date" value={filters.to} onChange={choose("to")} />
    </>
  );
}

function useItems() {
  const { data = [] } = useQuery(allItems);
  const sorted = data.toSorted((one, other) => one.name.localeCompare(other.name, "sv"));
  return [ALL, ...sorted.map(({ id, name }) => ({ value: String(id), label: name }))];
}
