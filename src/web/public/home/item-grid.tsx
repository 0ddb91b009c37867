import { useQuery } from "@tanstack/react-query";
import type { CSSProperties } from "react";
import type { ItemCard as Card } from "#contracts/catalog.ts";
import { itemCards } from "#web/api/catalog.ts";
import { lazyAtTouch } from "#web/shell/lazy-page.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { ItemCard, ItemCardSkeleton } from "#web/shell/item-card.tsx";
import { wordRoom } from "#web/shell/page-head.tsx";
import { homeTexts } from "./texts.ts";

export const NOTHING_YET = lazyAtTouch(async () => (await import("./nothing-yet.tsx")).NothingYet);

export function ItemGrid() {
  const { data: items } = useQuery(itemCards);
  return (
    <section id="uthyrning" className="page-width grid-section" aria-labelledby="grid-title">
      <div className="mb-10">
        <h2 id="grid-title" className="heading-1" style={wordRoom(homeTexts.gridTitle)}>
          {homeTexts.gridTitle}
        </h2>
        {items?.length !== 0 && <p className="mt-2 text-muted">{homeTexts.priceNote}</p>}
      </div>
      <Items />
    </section>
  );
}

function Items() {
  const { data: items, isError, isFetching, refetch } = useQuery(itemCards);
  if (items === undefined && isError && !isFetching)
    return <RetryNotice sentence={homeTexts.failed} onRetry={() => void refetch()} />;
  if (items === undefined) return <Loading />;
  if (items.length === 0) return <NOTHING_YET.Part />;
  return (
    <>
      <Kind
        id="husbilar"
        title={homeTexts.motorhomes}
        items={items.filter((item) => item.type === "rv")}
      />
      <Kind
        id="utrustning"
        title={homeTexts.equipment}
        items={items.filter((item) => item.type === "equipment")}
      />
    </>
  );
}

function Kind({ id, title, items }: { id: string; title: string; items: Card[] }) {
  if (items.length === 0) return null;
  // From which the room is guessed that its cards will take.
  const guess = { "--cards": items.length } as CSSProperties;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="kind" style={guess}>
      <h3 id={`${id}-title`} className="kind-title">
        {title}
      </h3>
      <ul className="card-grid">
        {items.map((item) => (
          <li key={item.id}>
            <ItemCard item={item} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Laddar uthyrningsobjekt">
      <div className="card-grid" aria-hidden="true">
        <ItemCardSkeleton />
        <ItemCardSkeleton />
        <ItemCardSkeleton />
      </div>
    </div>
  );
}
