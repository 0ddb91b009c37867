import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useCallback, useDeferredValue, useMemo, useRef, useState } from "react";
import { writeBookingLink } from "#contracts/booking-link.ts";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { clickDay, NOTHING_SELECTED, wholeStay } from "#domain/availability/date-selection.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { nightsOf, type Stay } from "#domain/dates/date-range.ts";
import { addMonths, firstOfMonth, lastOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { nightPrices, priceSpan } from "#domain/pricing/night-prices.ts";
import { itemAddons } from "#web/api/catalog.ts";
import { isAllFree, useThings } from "#web/shell/more-things/use-things.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import "./booking-panel.css";
import { CalendarNotes } from "#web/shell/stay-calendar/calendar-notes.tsx";
import { possibleAddon } from "./possible-addon.ts";
import { RangeCalendar } from "#web/shell/stay-calendar/range-calendar.tsx";
import type { Taken } from "./similar-things.tsx";
import { StayDetails } from "./stay-details.tsx";
import { StayFoot, type OnPriced } from "./stay-foot.tsx";
import { MESSAGES, stayMessage } from "./texts.ts";
import { useCalendarFacts } from "#web/shell/stay-calendar/use-calendar-facts.ts";
import { isAboutOthers, useStillPossible } from "./use-still-possible.ts";
import { useWide } from "#web/ui/use-wide.ts";
import { useComplaint } from "./use-complaint.ts";
import { useWish, writeAddress, type Wish } from "./use-wish.ts";

const NO_ADDONS: Addon[] = [];

/** Asked about by nobody. */
const NO_STAY = { startDate: "", endDate: "" } as unknown as Stay;

const SimilarThings = lazy(() =>
  import("./similar-things.tsx").then(
    (similar) => ({ default: similar.SimilarThings }),
    // Without them the panel is whole.
    () => ({ default: () => null }),
  ),
);

type BookingPanelProps = { item: RentalItem; onPriced: OnPriced };

export function BookingPanel({ item, onPriced }: BookingPanelProps) {
  const { today } = usePageState();
  const months = useWide() ? 2 : 1;
  const [wish, change] = useWish(item);
  const { complain, settle } = useComplaint();
  const changeOwn = useCallback(
    (part: Partial<Wish>) => {
      settle();
      change(part);
    },
    [settle, change],
  );
  const { selection, quantity } = wish;
  const [firstMonth, setFirstMonth] = useState(() => firstShown(today, selection.startDate));
  const lastShown = lastOfMonth(addMonths(firstMonth, months - 1));
  // The chosen nights are kept in sight, also when other months are looked at.
  const calendar = useCalendarFacts(item, quantity, later(lastShown, selection.endDate));
  const { facts } = calendar;
  const { data: addons = NO_ADDONS } = useQuery(itemAddons(item.id));
  const addonsOfItem = useMemo(
    () => wish.addons.flatMap((chosen) => possibleAddon(addons, chosen)),
    [wish.addons, addons],
  );
  const { lines } = wish;
  const wanted = useMemo(
    () => ({ quantity, selectedAddons: addonsOfItem, lines }),
    [quantity, addonsOfItem, lines],
  );
  const stay = wholeStay(selection);
  const more = useRef<HTMLElement>(null);
  const together = { rentalItemId: item.id, stay: stay ?? NO_STAY, addons, ...wanted };
  const things = useThings(together, stay !== null && lines.length > 0);
  const [taken, setTaken] = useState<Taken | null>(null);
  const shownPrices = useMemo(() => {
    const shown = { startDate: firstMonth, endDate: lastShown };
    return priceSpan(nightPrices(facts, item.pricePerDay, shown));
  }, [facts, item.pricePerDay, firstMonth, lastShown]);
  // The chosen day is painted first; what follows from it is worked out after that.
  const settled = useDeferredValue(selection);
  const judged = settled === selection ? selection : NOTHING_SELECTED;
  const onTaken = (wished: Stay) => setTaken({ stay: wished, quantity });
  const judgedWish = { ...wish, selection: judged };
  useStillPossible(calendar, { item, wish: judgedWish, change, onTaken, complain });

  function choose(day: LocalDate) {
    const click = clickDay(facts, selection, day);
    change({ selection: click.selection, last: "dates" });
    setTaken(null);
    if (!click.refused) settle();
    else {
      complain(stayMessage(click.refused));
      const { startDate } = selection;
      if (startDate !== null && startDate < day && isAboutOthers(click.refused))
        onTaken({ startDate, endDate: day });
    }
    return click.refused;
  }

  function changeQuantity(next: number) {
    const { startDate } = selection;
    const nights = stay ? nightsOf(stay) : startDate === null ? [] : [startDate];
    const isTooMany = nights.some((night) => (facts.freeOn(night) ?? next) < next);
    change({
      quantity: next,
      last: "quantity",
      ...(isTooMany && { selection: NOTHING_SELECTED }),
    });
    setTaken(isTooMany && stay ? { stay, quantity: next } : null);
    if (isTooMany) complain(MESSAGES.datesRemoved);
    else if (nights.length > 0) settle();
  }

  function goOn() {
    if (!stay) {
      complain(MESSAGES.chooseDates);
      return;
    }
    if (!isAllFree(together, things)) {
      complain(MESSAGES.notAllFree);
      more.current?.focus();
      return;
    }
    const choice = { ...stay, quantity, addons: addonsOfItem, lines };
    const query = writeBookingLink({ itemId: item.id, ...choice });
    writeAddress(wish);
    // Without a connection the browser would leave for a page of its own, and the choice with it.
    if (navigator.onLine) {
      // A full page load: the checkout's own policy lets the card provider in.
      window.location.assign(`/booking?${query}`);
    } else complain(MESSAGES.redirectFailed);
  }

  return (
    <section className="booking-panel" aria-labelledby="panel-title">
      <h2 id="panel-title" className="heading-2">
        Boka ditt äventyr
      </h2>
      {item.quantity > 1 && (
        <div className="panel-row">
          <span className="panel-heading">Antal</span>
          <Stepper
            label="Antal"
            value={quantity}
            min={1}
            max={item.quantity}
            most={`Bara ${item.quantity} finns`}
            onChange={changeQuantity}
          />
        </div>
      )}
      <RangeCalendar
        facts={facts}
        selection={selection}
        settled={settled}
        months={months}
        firstMonth={firstMonth}
        onShow={setFirstMonth}
        pricePerDay={item.pricePerDay}
        onChoose={choose}
      />
      <CalendarNotes calendar={calendar} hasManyUnits={item.quantity > 1} />
      <Button
        look="plain"
        className="clear-dates"
        aria-disabled={selection.startDate === null}
        onClick={() => {
          changeOwn({ selection: NOTHING_SELECTED });
          setTaken(null);
        }}
      >
        Rensa valda datum
      </Button>
      {taken && (
        <Suspense>
          <SimilarThings item={item} taken={taken} lines={lines} />
        </Suspense>
      )}
      <StayDetails
        item={item}
        addons={addons}
        selection={settled}
        wish={wanted}
        more={more}
        change={changeOwn}
      />
      <StayFoot
        {...{ item, addons, onPriced }}
        selection={settled}
        wish={wanted}
        nights={shownPrices}
      >
        <Button className="go-on" aria-disabled={!stay} onClick={goOn}>
          Fortsätt till bokning
        </Button>
      </StayFoot>
      <p className="text-sm text-muted">
        Kortet reserveras först och debiteras när vi har godkänt bokningen.
      </p>
    </section>
  );
}

/** The month of the chosen day, if it can be booked at all. */
function firstShown(today: LocalDate, chosen: LocalDate | null): LocalDate {
  const isBookable = chosen !== null && chosen >= today && chosen <= lastBookableDay(today);
  return firstOfMonth(isBookable ? chosen : today);
}

function later(one: LocalDate, other: LocalDate | null): LocalDate {
  return other !== null && other > one ? other : one;
}
