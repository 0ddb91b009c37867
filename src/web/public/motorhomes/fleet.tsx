import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { ItemCard } from "#contracts/catalog.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { formatDayAndMonth, formatKronor, keepTogether } from "#texts/format.ts";
import { firstFree, itemCards } from "#web/api/catalog.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";

/** Every motorhome with its price, and the first day it can be picked up. */
export function Fleet() {
  const { data: items, isError, isFetching, refetch } = useQuery(itemCards);
  if (items === undefined)
    return isError && !isFetching ? (
      <div className="mt-6">
        <RetryNotice
          sentence="Vi kunde inte hämta husbilarna just nu."
          onRetry={() => void refetch()}
        />
      </div>
    ) : (
      <Loading />
    );
  const motorhomes = items.filter((item) => item.type === "rv");
  if (motorhomes.length === 0) return <NoMotorhome hasOthers={items.length > 0} />;
  const cheapest = Math.min(...motorhomes.map(({ pricePerDay }) => pricePerDay));
  return (
    <section className="mt-8 grid gap-5">
      <h2 className="heading-2">Våra husbilar, från {formatKronor(cheapest)} per natt</h2>
      <p className="text-muted">Alla priser inkl. moms och grundförsäkring.</p>
      <ul className="fleet">
        {motorhomes.map((item, index) => (
          <Motorhome key={item.id} item={item} isSeenFirst={index < 2} />
        ))}
      </ul>
    </section>
  );
}

/** A shop that has opened without motorhomes promises none. */
function NoMotorhome({ hasOthers }: { hasOthers: boolean }) {
  return (
    <div className="notice mt-8 grid justify-items-start gap-3">
      <h2 className="heading-2">
        {hasOthers ? "Ingen husbil att hyra just nu" : "Husbilarna kommer snart"}
      </h2>
      <p className="max-w-[60ch]">
        {hasOthers
          ? "Vi har inga husbilar, men gärna annat för dig som vill ut."
          : "Just nu har vi ingen husbil att hyra ut. Titta gärna in igen om ett tag. Så här går det till när du hyr hos oss."}
      </p>
      {hasOthers && (
        <Link href="/" className={buttonClass("quiet")}>
          Se vår utrustning
        </Link>
      )}
    </div>
  );
}

function Loading() {
  return (
    <div role="status" aria-label="Hämtar husbilarna" className="mt-8 grid gap-4">
      <div className="skeleton h-8 w-3/5" />
      <div className="skeleton h-28" />
      <div className="skeleton h-28" />
      <div className="skeleton h-28" />
    </div>
  );
}

function Motorhome({ item, isSeenFirst }: { item: ItemCard; isSeenFirst: boolean }) {
  return (
    <li>
      <span className="fleet-picture">
        {item.picture && (
          <PictureFrame picture={item.picture} sizes="10rem" eager={isSeenFirst} decorative />
        )}
      </span>
      <span className="fleet-words">
        {/* Stretched over the whole row by its style. */}
        <Link href={itemPath(item)} className="font-semibold">
          {item.name}
        </Link>
        <span>{keepTogether(item.miniHeading)}</span>
        {item.room && <span className="text-sm text-muted">{item.room}</span>}
      </span>
      <span className="fleet-facts">
        <span>från {formatKronor(item.pricePerDay)} per natt</span>
        {item.basePrice > 0 && (
          <span className="text-sm text-muted">+ {formatKronor(item.basePrice)} fast avgift</span>
        )}
        <FreeFrom itemId={item.id} />
      </span>
    </li>
  );
}

function FreeFrom({ itemId }: { itemId: number }) {
  const { today } = usePageState();
  const { data } = useQuery(firstFree);
  const known = data?.find(({ id }) => id === itemId);
  if (!known) return null;
  const { firstFree: day } = known;
  if (day === null) return <span className="text-muted">fullbokad just nu</span>;
  if (day === today) return <span className="free-from">ledig i dag</span>;
  return (
    <span className="free-from">
      ledig från <span className="inline-block">{formatDayAndMonth(day)}</span>
    </span>
  );
}
