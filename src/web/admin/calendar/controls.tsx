import { ChevronLeft, ChevronRight } from "lucide-react";
import { stepRange } from "#domain/calendar/calendar-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { Button } from "#web/ui/button.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { isInReach, type Shown } from "./address.ts";
import { rangeWords, VIEW_LABELS } from "./words.ts";

type ControlsProps = { shown: Shown; today: LocalDate; onShow: (shown: Shown) => void };

/** Which days are shown, and how many of them. */
export function Controls({ shown, today, onShow }: ControlsProps) {
  const { view, day } = shown;
  const step = (by: 1 | -1) => {
    const to = stepRange(view, day, by);
    if (isInReach(to)) onShow({ view, day: to });
  };
  return (
    <div className="cal-controls">
      <h2 className="heading-3 cal-range" aria-live="polite">
        {rangeWords(view, day)}
      </h2>
      <PressedChoice
        className="cal-views"
        label="Vy"
        options={VIEW_LABELS}
        value={view}
        onChoose={(one) => onShow({ view: one, day })}
      />
      <div className="cal-steps" role="group" aria-label="Bläddra">
        <Button look="quiet" className="button-small" onClick={() => step(-1)}>
          <ChevronLeft aria-hidden="true" size={18} />
          Föregående
        </Button>
        <Button look="quiet" className="button-small" onClick={() => onShow({ view, day: today })}>
          Idag
        </Button>
        <Button look="quiet" className="button-small" onClick={() => step(1)}>
          Nästa
          <ChevronRight aria-hidden="true" size={18} />
        </Button>
      </div>
    </div>
  );
}
