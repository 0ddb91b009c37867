import { ChevronLeft, ChevronRight, Printer } from "lucide-react";
import { useSearchParams } from "wouter";
import { timelineStep } from "#domain/bookings/timeline.ts";
import type { Period } from "#domain/dates/date-range.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { Button } from "#web/ui/button.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { paramsOf, type Place } from "./address.ts";
import { rangeWords, VIEW_LABELS } from "./words.ts";

type ToolbarProps = { place: Place; range: Period };

/** Which days are shown. Each choice is an address, so that the browser's back leads to the last one. */
export function Toolbar({ place: { view, day }, range }: ToolbarProps) {
  const [params, setParams] = useSearchParams();
  return (
    <div className="timeline-bar">
      <PressedChoice
        className="timeline-views"
        label="Vy"
        options={VIEW_LABELS}
        value={view}
        onChoose={(one) => setParams(paramsOf({ view: one, day: params.has("day") ? day : null }))}
      />
      <Steps place={{ view, day }} />
      <h2 className="heading-3 timeline-range" aria-live="polite">
        {rangeWords(range)}
      </h2>
      <Button look="plain" className="button-small timeline-print" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        Skriv ut
      </Button>
    </div>
  );
}

function Steps({ place: { view, day } }: { place: Place }) {
  const [, setParams] = useSearchParams();
  const [before, after] = [timelineStep(view, day, -1), timelineStep(view, day, 1)];
  const goTo = (next: LocalDate | null) => setParams(paramsOf({ view, day: next }));
  return (
    <div className="timeline-steps">
      <Button
        look="quiet"
        className="button-small"
        disabled={before === null}
        onClick={() => goTo(before)}
      >
        <ChevronLeft aria-hidden="true" size={18} />
        Föregående
      </Button>
      <Button look="quiet" className="button-small" onClick={() => goTo(null)}>
        Idag
      </Button>
      <Button
        look="quiet"
        className="button-small"
        disabled={after === null}
        onClick={() => goTo(after)}
      >
        Nästa
        <ChevronRight aria-hidden="true" size={18} />
      </Button>
    </div>
  );
}
