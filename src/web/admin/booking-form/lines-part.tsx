import { useQuery } from "@tanstack/react-query";
import { Plus, X } from "lucide-react";
import { useEffect, useId, useRef, useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import type { PriceAnswer } from "#contracts/offers.ts";
import type { Refused } from "#contracts/office-bookings.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import { wholeStay } from "#domain/availability/date-selection.ts";
import { leftFor, withLine } from "#domain/availability/further-choice.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { sumOfThing } from "#domain/pricing/quote.ts";
import { formatKronor } from "#texts/format.ts";
import { officeName } from "#texts/office-name.ts";
import { itemAddons } from "#web/api/catalog.ts";
import { furtherThingsAnyDay } from "#web/api/offers.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel, usePanelHeading } from "#web/ui/panel.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { selectionOf } from "./draft.ts";
import { foundByName, nameOf, offeredThings, offerWords, type Known } from "./offered-things.ts";
import type { StayForm } from "./stay-form.ts";
import { furtherWish, type HeldUnits } from "./wished-stock.ts";

type LinesPartProps = {
  form: StayForm;
  items: RentalItem[];
  /** Further things as they were priced last. */
  quoted: PriceAnswer["lines"];
  refused: Refused;
  /** What the booking has already, its main thing included. */
  own: readonly (LineWish & { name: string })[];
  held: HeldUnits;
};

/** Equipment that goes along with the main thing, for the same days. */
export function LinesPart(props: LinesPartProps) {
  return (
    <Panel title="Fler saker">
      <Lines {...props} />
    </Panel>
  );
}

function Lines({ form, items, quoted = [], refused, own, held }: LinesPartProps) {
  const { lines, itemId } = form.values;
  const stay = wholeStay(selectionOf(form.values));
  const heading = usePanelHeading();
  const free = useFreeThings(form, held);
  // What was just added has the focus: its number is what one is asked next.
  const [added, setAdded] = useState<number | null>(null);
  const known = [
    ...items.map((item) => ({ id: item.id, name: officeName(item) })),
    ...own.map(({ rentalItemId: id, name }) => ({ id, name })),
  ];
  const change = (line: LineWish) =>
    form.change((draft) => ({ lines: withLine(draft.lines, line) }));
  return (
    <>
      {lines.length > 0 && (
        <ul className="chosen-lines" aria-label="Följer med">
          {lines.map(({ rentalItemId, quantity }) => {
            const priced = quoted.find((one) => one.rentalItemId === rentalItemId);
            return (
              <ChosenLine
                key={rentalItemId}
                name={nameOf(rentalItemId, known)}
                quantity={quantity}
                most={free.leftOf(rentalItemId)}
                price={priced?.quantity === quantity ? formatKronor(sumOfThing(priced)) : ""}
                reason={refused.find((one) => one.rentalItemId === rentalItemId)?.message}
                hasFocus={added === rentalItemId}
                onChange={(units) => {
                  change({ rentalItemId, quantity: units });
                  if (units === 0) heading?.current?.focus();
                }}
              />
            );
          })}
        </ul>
      )}
      {stay === null || itemId === "" ? (
        <p className="text-muted">Välj objekt och dagar, så står här vad mer som är ledigt.</p>
      ) : (
        <Offered
          form={form}
          free={free}
          known={known}
          stay={stay}
          onAdd={(rentalItemId) => {
            change({ rentalItemId, quantity: 1 });
            setAdded(rentalItemId);
          }}
        />
      )}
    </>
  );
}

type ChosenLineProps = {
  name: string;
  quantity: number;
  most: number;
  price: string;
  /** Why it cannot be had. */
  reason: string | undefined;
  hasFocus: boolean;
  onChange: (quantity: number) => void;
};

function ChosenLine(props: ChosenLineProps) {
  const { name, quantity, most, price, reason, hasFocus, onChange } = props;
  const row = useRef<HTMLLIElement>(null);
  const reasonId = useId();
  useEffect(() => {
    if (hasFocus) row.current?.querySelector("button")?.focus();
  }, [hasFocus]);
  return (
    <li
      ref={row}
      className="chosen-line"
      data-refused={reason !== undefined || undefined}
      aria-describedby={reason === undefined ? undefined : reasonId}
    >
      <span className="chosen-line-name">{name}</span>
      <Stepper
        label={`Antal ${name}`}
        value={quantity}
        min={1}
        max={Math.max(most, quantity)}
        onChange={onChange}
      />
      <span className="chosen-line-price">{price}</span>
      <button
        type="button"
        className="round-button"
        aria-label={`Ta bort ${name}`}
        onClick={() => onChange(0)}
      >
        <X aria-hidden="true" size={18} />
      </button>
      {reason !== undefined && (
        <p id={reasonId} className="chosen-line-reason">
          {reason}
        </p>
      )}
    </li>
  );
}

/** So many at once; the rest is asked for by name, or shown. */
const AT_ONCE = 6;

/** What can be had along with what is typed, once that is a stay. */
function useFreeThings({ values }: StayForm, held: HeldUnits) {
  const stay = wholeStay(selectionOf(values));
  const { data: addons = [] } = useQuery({
    ...itemAddons(Number(values.itemId)),
    enabled: values.itemId !== "",
  });
  const { data: things, error } = useQuery({
    ...furtherThingsAnyDay(stay ?? NO_STAY),
    enabled: stay !== null,
  });
  const leftOf = (rentalItemId: number) => {
    const available = things?.find(({ id }) => id === rentalItemId)?.available ?? 0;
    const free = available + (held.get(rentalItemId) ?? 0);
    return leftFor({ rentalItemId, addonId: null }, free, furtherWish(values), addons).left;
  };
  return { things, error, leftOf };
}

/** Asked about by nobody. */
const NO_STAY = { startDate: "", endDate: "" } as unknown as Stay;

type OfferedProps = Pick<LinesPartProps, "form"> & {
  free: ReturnType<typeof useFreeThings>;
  known: readonly Known[];
  stay: Stay;
  onAdd: (itemId: number) => void;
};

function Offered({ form, free: { things, error, leftOf }, known, stay, onAdd }: OfferedProps) {
  const [typed, setTyped] = useState("");
  const [isWhole, setIsWhole] = useState(false);
  if (!things)
    return error ? <CallProblem error={error} /> : <p className="text-muted">Ser efter…</p>;
  const all = offeredThings(things, form.values, { stay, leftOf });
  const found = foundByName(all, typed);
  const shown = isWhole ? found : found.slice(0, AT_ONCE);
  if (all.length === 0) return <p className="text-muted">Inget mer är ledigt de dagarna.</p>;
  return (
    <div className="offered">
      {all.length > AT_ONCE && (
        <TextField
          label="Sök bland det som är ledigt"
          type="search"
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          // Enter sends nothing while one looks.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      )}
      <p className="sr-only" role="status">
        {typed.trim() !== "" && `${found.length} lediga`}
      </p>
      {shown.length > 0 && (
        <ul className="offered-things" aria-label="Ledigt att lägga till">
          {shown.map((thing) => (
            <li key={thing.id}>
              <button
                type="button"
                onClick={() => {
                  setTyped("");
                  onAdd(thing.id);
                }}
              >
                <Plus aria-hidden="true" size={18} />
                <span>
                  <span className="sr-only">Lägg till </span>
                  {nameOf(thing.id, [...known, thing])}
                </span>{" "}
                <span>{offerWords(thing)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {found.length === 0 && <p className="text-muted">Inget ledigt heter så.</p>}
      {found.length > shown.length && (
        <Button look="quiet" className="button-small" onClick={() => setIsWhole(true)}>
          Visa alla {found.length}
        </Button>
      )}
    </div>
  );
}
