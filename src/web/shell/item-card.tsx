import type { ReactNode } from "react";
import { Mountain } from "lucide-react";
import { Link } from "wouter";
import type { ItemCard as Card } from "#contracts/catalog.ts";
import { formatKronor, keepTogether } from "#texts/format.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { PictureFrame } from "#web/ui/picture-frame.tsx";

const SIZES =
  "(min-width: 1288px) 392px, (min-width: 1024px) calc(33.3vw - 2.4rem), (min-width: 640px) calc(50vw - 2.6rem), calc(100vw - 3rem)";

type ItemCardProps = {
  item: Card;
  /** The item's page, unless it is to know more. */
  href?: string;
  /** What it costs on the days one looks for; without them, a day. */
  price?: ReactNode;
};

export function ItemCard({ item, href = itemPath(item), price }: ItemCardProps) {
  return (
    <article className="card">
      {item.picture ? (
        <PictureFrame picture={item.picture} sizes={SIZES} className="card-picture" />
      ) : (
        <NoPicture url={item.mainImageUrl} name={item.name} />
      )}
      <div className="card-body">
        <h4 className="card-name">{item.name}</h4>
        <p className="card-text">{keepTogether(item.shortDescription)}</p>
        <p className="card-mini">{keepTogether(item.miniHeading)}</p>
        {item.room && <p className="card-room">{item.room}</p>}
        <div className="card-foot">
          {price ?? <PerDay item={item} />}
          {/* Stretched over the whole card by its style: one link a card, for mouse and keyboard alike. */}
          <Link href={href} className="button button-quiet button-small card-link">
            Visa detaljer
            <span className="sr-only"> om {item.name}</span>
          </Link>
        </div>
      </div>
    </article>
  );
}

function PerDay({ item }: { item: Card }) {
  return (
    <p>
      <span className="card-price">{formatKronor(item.pricePerDay)}</span> per dygn
      {item.basePrice > 0 && (
        <span className="card-fee">+ {formatKronor(item.basePrice)} avgift</span>
      )}
    </p>
  );
}

/** An item whose picture is not in the shop's own store, or has none at all. */
function NoPicture({ url, name }: { url: string; name: string }) {
  if (url === "")
    return (
      <div className="card-picture card-no-picture">
        <Mountain aria-hidden="true" size={56} strokeWidth={1.25} />
      </div>
    );
  return (
    <img src={url} alt={name} className="card-picture" loading="lazy" width={800} height={600} />
  );
}

export function ItemCardSkeleton() {
  return (
    <div className="card">
      <div className="card-picture skeleton" />
      <div className="card-body">
        <div className="skeleton h-7 w-1/2" />
        <div className="skeleton mt-3 h-4 w-full" />
        <div className="skeleton mt-2 h-4 w-4/5" />
        <div className="card-foot">
          <div className="skeleton h-7 w-28" />
          <div className="skeleton h-11 w-32 rounded-full" />
        </div>
      </div>
    </div>
  );
}
