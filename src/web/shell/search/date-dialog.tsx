import { useDeferredValue, useState, type RefObject } from "react";
import type { Search } from "#contracts/search-link.ts";
import {
  clickDay,
  NOTHING_SELECTED,
  wholeStay,
  type Selection,
} from "#domain/availability/date-selection.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import { addMonths, firstOfMonth, lastOfMonth, type LocalDate } from "#domain/dates/local-date.ts";
import { daysWords } from "#texts/period-words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { CalendarNotes } from "#web/shell/stay-calendar/calendar-notes.tsx";
import { RangeCalendar } from "#web/shell/stay-calendar/range-calendar.tsx";
import { nightsText } from "#web/shell/stay-words.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { useWide } from "#web/ui/use-wide.ts";
import { searchTexts } from "./texts.ts";
import { useAllDays } from "./use-all-days.ts";

type DateDialogProps = {
  stay: Stay | null;
  wanted: Pick<Search, "type" | "people">;
  focusBack: RefObject<HTMLElement | null>;
  /** Told as soon as both days are chosen, or none: closing it keeps them. */
  onChoose: (stay: Stay | null) => void;
  onClose: () => void;
};

export function DateDialog({ stay, wanted, focusBack, onChoose, onClose }: DateDialogProps) {
  const { today } = usePageState();
  const months = useWide() ? 2 : 1;
  const [selection, setSelection] = useState<Selection>(stay ?? NOTHING_SELECTED);
  const [firstMonth, setFirstMonth] = useState(() =>
    firstOfMonth(stay && stay.startDate > today ? stay.startDate : today),
  );
  const lastShown = lastOfMonth(addMonths(firstMonth, months - 1));
  const { endDate } = selection;
  const calendar = useAllDays(
    wanted,
    endDate !== null && endDate > lastShown ? endDate : lastShown,
  );
  // The chosen day is painted first; what follows from it is worked out after that.
  const settled = useDeferredValue(selection);
  const chosen = wholeStay(selection);

  function select(next: Selection) {
    setSelection(next);
    onChoose(wholeStay(next));
  }

  function choose(day: LocalDate) {
    const click = clickDay(calendar.facts, selection, day);
    select(click.selection);
    return click.refused;
  }

  return (
    <EditDialog title={searchTexts.calendar} onClose={onClose} focusBack={focusBack}>
      <div className="edit-fields search-calendar">
        <RangeCalendar
          facts={calendar.facts}
          selection={selection}
          settled={settled}
          months={months}
          firstMonth={firstMonth}
          onShow={setFirstMonth}
          onChoose={choose}
        />
        <CalendarNotes calendar={calendar} hasManyUnits={false} />
      </div>
      <div className="edit-foot" data-bottom-bar>
        <p role="status">
          {chosen
            ? `${daysWords(chosen)}, ${nightsText(nightCount(chosen))}`
            : selection.startDate === null
              ? searchTexts.firstDay
              : searchTexts.lastDay}
        </p>
        <div className="edit-buttons">
          <Button
            look="quiet"
            aria-disabled={selection.startDate === null}
            onClick={() => select(NOTHING_SELECTED)}
          >
            {searchTexts.clear}
          </Button>
          <Button aria-disabled={!chosen} onClick={() => chosen && onClose()}>
            {searchTexts.done}
          </Button>
        </div>
      </div>
    </EditDialog>
  );
}
