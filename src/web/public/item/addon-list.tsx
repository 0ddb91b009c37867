import { useQuery } from "@tanstack/react-query";
import type { Addon } from "#contracts/catalog.ts";
import { formatKronor, keepTogether } from "#texts/format.ts";
import { itemAddons } from "#web/api/catalog.ts";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { itemTexts } from "./texts.ts";

export function AddonList({ itemId }: { itemId: number }) {
  const { data: addons, isError, isFetching, refetch } = useQuery(itemAddons(itemId));
  if (addons?.length === 0) return null;
  return (
    <section aria-labelledby="addons-heading">
      <h2 id="addons-heading" className="heading-2">
        {itemTexts.addons}
      </h2>
      {addons && (
        <>
          <p className="mt-1 text-muted">{itemTexts.addonsIntro}</p>
          <ul className="item-addons">
            {addons.map((addon) => (
              <AddonRow key={addon.id} addon={addon} />
            ))}
          </ul>
        </>
      )}
      {!addons && isError && !isFetching && (
        <div className="mt-4">
          <RetryNotice sentence={itemTexts.addonsFailed} onRetry={() => void refetch()} />
        </div>
      )}
      {!addons && !(isError && !isFetching) && <Loading />}
    </section>
  );
}

function AddonRow({ addon }: { addon: Addon }) {
  const { name, description, price, priceType, allowQuantitySelect } = addon;
  const unit = [
    ...(allowQuantitySelect ? ["styck"] : []),
    ...(priceType === "daily" ? [itemTexts.perDay] : []),
  ].join(" ");
  return (
    <li>
      <h3 className="item-addon-name">{name}</h3>
      <p className="item-addon-price">
        {formatKronor(price)}
        {unit && <span> {unit}</span>}
      </p>
      {description && <p className="item-addon-words">{keepTogether(description)}</p>}
    </li>
  );
}

function Loading() {
  return (
    <div role="status" aria-label={itemTexts.addonsLoading} className="item-addons">
      {["one", "two", "three"].map((row) => (
        <div key={row} className="skeleton h-12" aria-hidden="true" />
      ))}
    </div>
  );
}
