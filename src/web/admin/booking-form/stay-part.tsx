import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import type { Refused } from "#contracts/office-bookings.ts";
import type { Override } from "#domain/availability/check-stay.ts";
import { besideOwn, type OwnStay as HeldStay } from "#domain/availability/own-stay.ts";
import { clickDay, wholeStay } from "#domain/availability/date-selection.ts";
import type { Addon } from "#domain/catalog/item.ts";
import { addMonths, firstOfMonth, lastOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { officeName } from "#texts/office-name.ts";
import { itemAddons } from "#web/api/catalog.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { AddonChoice } from "#web/shell/stay-calendar/addon-choice.tsx";
import { CalendarNotes } from "#web/shell/stay-calendar/calendar-notes.tsx";
import { RangeCalendar } from "#web/shell/stay-calendar/range-calendar.tsx";
import { useAddonStock } from "#web/shell/stay-calendar/use-addon-stock.ts";
import { useCalendarFacts } from "#web/shell/stay-calendar/use-calendar-facts.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { selectionOf, withItem } from "./draft.ts";
import { isTakenCode } from "./offered-things.ts";
import { SimilarFree } from "./similar-free.tsx";
import type { StayForm } from "./stay-form.ts";
import { furtherWish, type HeldUnits } from "./wished-stock.ts";

/** What a booking that is changed has already: its nights are not in its own way, its extras stay. */
type OwnStay = HeldStay & { itemId: number; addons: Addon[]; isBegun: boolean; held: HeldUnits };

type StayPartProps = {
  form: StayForm;
  items: RentalItem[];
  item: RentalItem | undefined;
  /** What of the shop's own rules stands in the way and may be set aside. */
  overridable: readonly Override[];
  /** What speaks against it: where the item is taken, others of its kind are offered. */
  refused: Refused;
  own?: OwnStay;
};

export function StayPart({ form, items, item, overridable, refused, own }: StayPartProps) {
  const isBegun = own?.isBegun ?? false;
  const ofItem = own?.itemId === item?.id ? own : undefined;
  return (
    <Panel title="Vad och när">
      {!isBegun && (
        <SelectField
          {...form.text("itemId")}
          onChange={({ target }) =>
            form.change((draft) => ({ ...withItem(draft, target.value), quantity: 1 }))
          }
          label="Objekt"
          options={[{ value: "", label: "Välj objekt" }, ...items.map(optionOf)]}
        />
      )}
      {item && !isBegun && <StayCalendar key={item.id} form={form} item={item} own={ofItem} />}
      <div className="field-pair">
        {!isBegun && <TextField {...form.text("startDate")} label="Utlämning" type="date" />}
        <TextField {...form.text("endDate")} label="Återlämning" type="date" />
      </div>
      {OVERRIDES.filter(
        ({ override }) =>
          overridable.includes(override) || form.values.overrides.includes(override),
      ).map(({ override, label, hint }) => (
        <CheckField
          key={override}
          label={label}
          hint={hint}
          checked={form.values.overrides.includes(override)}
          onChange={({ target }) =>
            form.change(({ overrides }) => ({
              overrides: target.checked
                ? [...overrides, override]
                : overrides.filter((one) => one !== override),
            }))
          }
        />
      ))}
      {item && !isBegun && refused.some(({ code }) => isTakenCode(code)) && (
        <SimilarFree form={form} items={items} item={item} />
      )}
      {item && (
        <Extras form={form} item={item} own={ofItem} held={own?.held} hasQuantity={!isBegun} />
      )}
    </Panel>
  );
}

const optionOf = (item: RentalItem) => ({ value: String(item.id), label: officeName(item) });

const OVERRIDES: { override: Override; label: string; hint: string }[] = [
  {
    override: "period",
    label: "Boka utan hänsyn till bytesdagar",
    hint: "Veckodag och kortaste tid gäller inte den här gången. Det står i bokningens historik.",
  },
  {
    override: "window",
    label: "Boka utanför bokningstiden",
    hint: "Dagen har passerat, är för nära, eller ligger mer än ett år bort. Det står i bokningens historik.",
  },
  {
    override: "opening",
    label: "Boka på en stängd dag",
    hint: "Någon av er finns på plats fast butiken är stängd. Det står i bokningens historik.",
  },
];

type OfItem = { form: StayForm; item: RentalItem; own: OwnStay | undefined };

/** The shop's own calendar: what it offers is free, and staff see the same as the customer. */
function StayCalendar({ form, item, own }: OfItem) {
  const { today } = usePageState();
  const selection = selectionOf(form.values);
  const { startDate: start } = selection;
  const [shown, setShown] = useState({
    month: firstOfMonth(today),
    start: null as LocalDate | null,
  });
  // Days that are typed are looked at, until another month is.
  const isElsewhere = start !== null && start >= today && start !== shown.start;
  const firstMonth = isElsewhere ? firstOfMonth(start) : shown.month;
  const lastShown = lastOfMonth(addMonths(firstMonth, MONTHS - 1));
  const calendar = useCalendarFacts(
    item,
    form.values.quantity,
    later(lastShown, selection.endDate),
  );
  const { overrides } = form.values;
  const facts = {
    ...(own ? besideOwn(calendar.facts, own) : calendar.facts),
    ...(overrides.includes("period") && { intervals: [] }),
    ...(overrides.includes("opening") && { isClosedOn: undefined }),
  };
  function choose(day: LocalDate) {
    const { selection: next, refused } = clickDay(facts, selection, day);
    form.change({ startDate: next.startDate ?? "", endDate: next.endDate ?? "" });
    return refused;
  }
  return (
    <div className="new-booking-calendar">
      <RangeCalendar
        facts={facts}
        selection={selection}
        settled={selection}
        months={MONTHS}
        firstMonth={firstMonth}
        onShow={(month) => setShown({ month, start })}
        pricePerDay={item.pricePerDay}
        onChoose={choose}
      />
      <CalendarNotes calendar={calendar} hasManyUnits={item.quantity > 1} />
    </div>
  );
}

const MONTHS = 1;

function later(one: LocalDate, other: LocalDate | null): LocalDate {
  return other !== null && other > one ? other : one;
}

type ExtrasProps = OfItem & { held: HeldUnits | undefined; hasQuantity: boolean };

function Extras({ form, item, own, held, hasQuantity }: ExtrasProps) {
  const { data: offered = [] } = useQuery(itemAddons(item.id));
  // What is no longer offered can still be given up.
  const gone = own?.addons.filter(({ id }) => !offered.some((one) => one.id === id)) ?? [];
  const addons = [...offered, ...gone];
  const stay = wholeStay(selectionOf(form.values));
  const leftOf = useAddonStock({ wish: furtherWish(form.values), stay, addons, own: held });
  return (
    <>
      {item.quantity > 1 && hasQuantity && (
        <div className="new-booking-row">
          <span className="font-semibold">Antal</span>
          <Stepper
            label="Antal"
            value={form.values.quantity}
            min={1}
            max={item.quantity}
            onChange={(quantity) => form.change({ quantity })}
          />
        </div>
      )}
      <AddonChoice
        addons={addons}
        selected={form.values.addons}
        leftOf={leftOf}
        onChange={(selected) => form.change({ addons: selected })}
      />
    </>
  );
}
