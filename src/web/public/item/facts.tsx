import type { ReactNode } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { depositOf } from "#domain/catalog/deposit.ts";
import { placeOf } from "#domain/shop/place-of.ts";
import { formatKronor, keepTogether } from "#texts/format.ts";
import { factRows } from "#texts/item-facts-words.ts";
import { addressWords } from "#web/shell/address-words.ts";
import { ComingHours } from "#web/shell/coming-hours.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { Cancellation } from "./cancellation.tsx";
import { itemTexts } from "./texts.ts";

type Row = { label: string; value: ReactNode };

/** What people ask before they pay: of the item what its owner has told, of the shop what is set. */
export function Facts({ item }: { item: RentalItem }) {
  const told = factRows(item);
  const terms = useTerms(item);
  const { included } = item.facts;
  if (item.isAddonOnly && told.length + included.length === 0) return null;
  return (
    <section className="item-facts" aria-labelledby="facts-heading">
      <h2 id="facts-heading" className="heading-2">
        {itemTexts.facts}
      </h2>
      {told.length > 0 && <Rows rows={told} className="fact-rows fact-figures" />}
      {included.length > 0 && (
        <div className="item-included">
          <h3 className="heading-3">{itemTexts.comesAlong}</h3>
          <ul>
            {included.map((line) => (
              <li key={line}>{keepTogether(line)}</li>
            ))}
          </ul>
        </div>
      )}
      {terms.length > 0 && <Rows rows={terms} className="fact-rows" />}
      {!item.isAddonOnly && <Cancellation item={item} />}
    </section>
  );
}

function Rows({ rows, className }: { rows: Row[]; className: string }) {
  return (
    <dl className={className}>
      {rows.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What holds whenever it is booked for itself. */
function useTerms(item: RentalItem): Row[] {
  const { shop } = usePageState();
  if (item.isAddonOnly) return [];
  const deposit = depositOf(item);
  const place = placeOf(item, shop.places);
  const isPlaced = place !== null && `${place.name}${place.address}${place.mapUrl}` !== "";
  return [
    ...(deposit > 0
      ? [{ label: "Deposition", value: `${formatKronor(deposit)}, betalas före hämtningen` }]
      : []),
    ...(isPlaced ? [{ label: "Hämtning", value: <PlaceWords place={place} /> }] : []),
    ...(shop.company.hours === null
      ? []
      : [{ label: "Öppettider", value: <Hours week={shop.company.hours} /> }]),
  ];
}

function PlaceWords({ place }: { place: { name: string; address: string; mapUrl: string } }) {
  const { name, address, mapUrl } = place;
  return (
    <>
      {name && <span className="block">{name}</span>}
      {address && <span className="block">{addressWords(address)}</span>}
      {mapUrl && (
        <a href={mapUrl} rel="noopener" target="_blank" className="item-link">
          {itemTexts.openMap}
        </a>
      )}
    </>
  );
}

function Hours({ week }: { week: string }) {
  return (
    <>
      <p>{week}</p>
      <ComingHours as="p" />
    </>
  );
}
