import { lazy, memo, Suspense, useRef } from "react";
import { preload } from "react-dom";
import type { RentalItem } from "#contracts/catalog.ts";
import { calendarQuestions } from "#web/api/offers.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { useMeasuredHeight } from "#web/ui/use-measured-height.ts";
import { BookBar } from "./book-bar.tsx";
import { useChosenStay } from "./chosen-stay.tsx";
import { itemTexts } from "./texts.ts";

// What it tells the bar draws the bar anew, and not the panel.
const BookingPanel = memo(
  lazy(() =>
    import("#web/public/booking-panel/booking-panel.tsx").then(
      (panel) => ({ default: panel.BookingPanel }),
      () => ({ default: PanelFailed }),
    ),
  ),
);

/** The panel, and on a phone the bar that leads to it and says what is chosen there. */
export function BookingAside({ item }: { item: RentalItem }) {
  const ref = useRef<HTMLElement>(null);
  const { chosen, choose } = useChosenStay();
  const isInBrowser = useInBrowser();
  const { today } = usePageState();
  // Asked with the page, as the calls themselves are made: a kept page may not tell of nights itself.
  for (const path of calendarQuestions(item, today))
    preload(path, { as: "fetch", crossOrigin: "use-credentials", fetchPriority: "low" });
  useMeasuredHeight(ref);
  return (
    <>
      <aside
        id="boka"
        ref={ref}
        className="booking-aside"
        aria-label={itemTexts.booking}
        tabIndex={-1}
      >
        {isInBrowser ? (
          <Suspense fallback={<PanelSkeleton />}>
            <BookingPanel item={item} onPriced={choose} />
          </Suspense>
        ) : (
          <>
            <PanelSkeleton />
            <noscript>{itemTexts.withoutScript}</noscript>
          </>
        )}
      </aside>
      <BookBar pricePerDay={item.pricePerDay} panel={ref} chosen={chosen} />
    </>
  );
}

function PanelSkeleton() {
  return (
    <div className="card panel-skeleton" role="status" aria-label={itemTexts.panelLoading}>
      <div className="skeleton h-8 w-3/5" />
      <div className="skeleton h-80" />
      <div className="skeleton h-5 w-2/5" />
      <div className="skeleton h-5 w-4/5" />
      <div className="skeleton h-12 rounded-full" />
    </div>
  );
}

function PanelFailed() {
  return (
    <div className="notice" role="alert">
      <p>{itemTexts.panelFailed}</p>
      <Button look="quiet" className="mt-4" onClick={() => window.location.reload()}>
        {itemTexts.reload}
      </Button>
    </div>
  );
}
