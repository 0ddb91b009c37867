import { useEffect, useState, useSyncExternalStore, type RefObject } from "react";
import { nightCount } from "#domain/dates/date-range.ts";
import { formatKronor } from "#texts/format.ts";
import { daysWords } from "#texts/period-words.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { itemTexts, priceFrom, type ChosenStay } from "./texts.ts";

// Where the panel stands below the pictures instead of beside the text.
const NARROW = "(max-width: 1023px)";

type BookBarProps = {
  pricePerDay: number;
  panel: RefObject<HTMLElement | null>;
  chosen: ChosenStay | null;
};

/** On a phone the panel is one tap away, wherever on the page one is. */
export function BookBar({ pricePerDay, panel, chosen }: BookBarProps) {
  const isNarrow = useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(NARROW).matches,
    () => false,
  );
  const isPanelInView = useIsInView(panel);
  if (!isNarrow || isPanelInView) return null;
  return (
    <div className="book-bar" data-bottom-bar>
      <div className="page-width">
        <p>{chosen ? <Chosen {...chosen} /> : priceFrom(pricePerDay)}</p>
        <a href="#boka" className={buttonClass("primary")}>
          {itemTexts.book}
        </a>
      </div>
    </div>
  );
}

function Chosen({ stay, total }: ChosenStay) {
  return (
    <>
      <span className="book-bar-days">
        {daysWords(stay)}, {nightsText(nightCount(stay))}
      </span>{" "}
      {formatKronor(total)}
    </>
  );
}

function onWidthChange(listener: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
}

function useIsInView(ref: RefObject<HTMLElement | null>): boolean {
  const [isInView, setInView] = useState(true);
  useEffect(() => {
    if (!ref.current) return;
    const observer = new IntersectionObserver(
      (entries) => setInView(entries.at(-1)?.isIntersecting ?? false),
      // Not before the panel has room for its own foot, which takes the bar's place.
      { rootMargin: "0px 0px -240px" },
    );
    observer.observe(ref.current);
    return () => observer.disconnect();
  }, [ref]);
  return isInView;
}
