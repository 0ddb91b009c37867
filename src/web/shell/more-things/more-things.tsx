import { useQuery } from "@tanstack/react-query";
import { ChevronDown } from "lucide-react";
import { lazy, Suspense, useId, useRef, useState, type RefObject } from "react";
import type { LineWish } from "#domain/availability/check-lines.ts";
import { hasMoreThan } from "#domain/availability/further-choice.ts";
import type { NamedLine } from "#texts/further-things.ts";
import { itemCards } from "#web/api/catalog.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import "./more-things.css";
import { RowsLoading } from "./rows-loading.tsx";
import type { TogetherWish } from "./use-things.ts";
import { moreTexts } from "./words.ts";

const ThingRows = lazy(() =>
  import("./thing-rows.tsx").then(
    (rows) => ({ default: rows.ThingRows }),
    () => ({ default: RowsFailed }),
  ),
);

type MoreThingsProps = {
  wish: TogetherWish;
  /** The further things by name, for as long as nothing else is known of them. */
  named?: readonly NamedLine[] | undefined;
  onChange: (lines: LineWish[]) => void;
  /** Where somebody is led whose things cannot all be had. */
  ref?: RefObject<HTMLElement | null>;
};

/**
 * What was added, and on wish all that could be. Neither its code nor what is free is fetched before. A shop that has
 * nothing else does not offer it.
 */
export function MoreThings({ wish, named, onChange, ref }: MoreThingsProps) {
  const [isOpen, setIsOpen] = useState(false);
  const isInBrowser = useInBrowser();
  const toggle = useRef<HTMLButtonElement>(null);
  const id = useId();
  const { data: items } = useQuery(itemCards);
  if (items && wish.lines.length === 0 && !hasMoreThan(wish.rentalItemId, items)) return null;
  const isShown = isInBrowser && (isOpen || wish.lines.length > 0);
  return (
    <section ref={ref} className="more-things" aria-labelledby={`${id}-title`} tabIndex={-1}>
      <h3 id={`${id}-title`}>
        <button
          ref={toggle}
          type="button"
          className="more-toggle"
          aria-expanded={isOpen}
          aria-controls={`${id}-list`}
          onClick={() => setIsOpen(!isOpen)}
        >
          {moreTexts.title}
          <ChevronDown aria-hidden="true" size={20} />
        </button>
      </h3>
      <div id={`${id}-list`}>
        {isShown && (
          <Suspense fallback={<RowsLoading named={named} />}>
            <ThingRows
              wish={wish}
              named={named}
              isOpen={isOpen}
              onChange={onChange}
              onGone={() => toggle.current?.focus()}
            />
          </Suspense>
        )}
      </div>
    </section>
  );
}

function RowsFailed() {
  return <p role="alert">{moreTexts.codeFailed}</p>;
}
