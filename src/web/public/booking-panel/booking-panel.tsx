import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useMemo, useState } from "react";
import { writeBookingLink } from "#contracts/booking-link.ts";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import { clickDay, NOTHING_SELECTED, wholeStay } from "#domain/availability/date-selection.ts";
import { lastBookableDay } from "#domain/availability/check-stay.ts";
import { nightsOf } from "#domain/dates/date-range.ts";
import { addMonths, firstOfMonth, lastOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { nightPrices, priceSpan } from "#domain/pricing/night-prices.ts";
import { itemAddons } from "#web/api/catalog.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { toast } from "#web/ui/toast-store.ts";
import "./booking-panel.css";
import { CalendarNotes } from "#web/shell/stay-calendar/calendar-notes.tsx";
import { possibleAddon } from "./possible-addon.ts";
import { RangeCalendar } from "#web/shell/stay-calendar/range-calendar.tsx";
import { StayDetails } from "./stay-details.tsx";
import { StayFoot } from "./stay-foot.tsx";
import { MESSAGES, stayMessage } from "./texts.ts";
import { useCalendarFacts } from "#web/shell/stay-calendar/use-calendar-facts.ts";
import { useStillPossible } from "./use-still-possible.ts";
import { useWide } from "#web/ui/use-wide.ts";
import { useWish, writeAddress } from "./use-wish.ts";

const NO_ADDONS: Addon[] = [];

export function BookingPanel({ item }: { item: RentalItem }) {
  const { today } = usePageState();
  const months = useWide() ? 2 : 1;
  const [wish, change] = useWish(item);
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
  const stay = wholeStay(selection);
  const shownPrices = useMemo(() => {
    const shown = { startDate: firstMonth, endDate: lastShown };
    return priceSpan(nightPrices(facts, item.pricePerDay, shown));
  }, [facts, item.pricePerDay, firstMonth, lastShown]);
  // The chosen day is painted first; what follows from it is worked out after that.
  const settled = useDeferredValue(selection);
  const judged = settled === selection ? selection : NOTHING_SELECTED;
  useStillPossible(calendar, { item, wish: { ...wish, selection: judged }, change });

  function choose(day: LocalDate) {
    const click = clickDay(facts, selection, day);
    change({ selection: click.selection, last: "dates" });
    if (click.refused) toast({ ...stayMessage(click.refused), variant: "destructive" });
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
    if (isTooMany) toast({ ...MESSAGES.datesRemoved, variant: "destructive" });
  }

  function goOn() {
    if (!stay) {
      toast({ ...MESSAGES.chooseDates, variant: "destructive" });
      return;
    }
    const query = writeBookingLink({ itemId: item.id, ...stay, quantity, addons: addonsOfItem });
    writeAddress(wish);
    // Without a connection the browser would leave for a page of its own, and the choice with it.
    if (navigator.onLine) {
      // A full page load: the checkout's own policy lets the card provider in.
      window.location.assign(`/booking?${query}`);
    } else toast({ ...MESSAGES.redirectFailed, variant: "destructive" });
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
        onClick={() => change({ selection: NOTHING_SELECTED })}
      >
        Rensa valda datum
      </Button>
      <StayDetails
        item={item}
        addons={addons}
        selection={settled}
        quantity={quantity}
        selected={addonsOfItem}
        change={change}
      />
      <StayFoot
        item={item}
        addons={addons}
        selection={settled}
        wish={{ quantity, selectedAddons: addonsOfItem }}
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
