import { MapPin } from "lucide-react";
import { Link } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { freeUntil, policyOf } from "#domain/bookings/cancellation-policy.ts";
import { depositOf } from "#domain/catalog/deposit.ts";
import { toldPlace } from "#domain/shop/place-of.ts";
import { freeWords } from "#texts/cancellation-words.ts";
import { AgreementDialog } from "#web/shell/agreement-dialog.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { wordRoom } from "#web/shell/page-head.tsx";
import { useChosenStay } from "./chosen-stay.tsx";
import { depositNote, feeNote, itemTexts, longStayNote, priceFrom } from "./texts.ts";

export function Summary({ item }: { item: RentalItem }) {
  const { shop } = usePageState();
  const { words, mapUrl } = toldPlace(item, shop.places);
  const isOneOfSeveral = shop.places.length > 1;
  return (
    <section className="item-summary" aria-labelledby="item-name">
      <div>
        <h2 id="item-name" className="heading-1" style={wordRoom(item.name)}>
          {item.name}
        </h2>
        {item.isAddonOnly ? <AddonOnly /> : <Price item={item} />}
      </div>
      <div className="item-summary-links">
        <AgreementDialog itemId={item.id} />
        {isOneOfSeveral && <p className="text-muted">{itemTexts.pickedUpAt(words)}</p>}
        {mapUrl !== null && (
          <a href={mapUrl} rel="noopener" target="_blank" className="item-link">
            <MapPin aria-hidden="true" size={20} />
            {itemTexts.showPickupPlace}
          </a>
        )}
      </div>
    </section>
  );
}

function Price({ item }: { item: RentalItem }) {
  const { shop } = usePageState();
  const deposit = depositOf(item);
  return (
    <div className="item-price">
      <p className="item-price-from">{priceFrom(item.pricePerDay)}</p>
      <p className="text-muted">{itemTexts.included}</p>
      {item.longStay.map((step) => (
        <p key={step.fromNights} className="item-long-stay">
          {longStayNote(step)}
        </p>
      ))}
      <FreeCancelling policy={policyOf(item, shop)} />
      {item.basePrice > 0 && <p className="text-muted">{feeNote(item)}</p>}
      {deposit > 0 && <p className="text-muted">{depositNote(deposit)}</p>}
    </div>
  );
}

/** What speaks for booking; of the days that are chosen, where it does not hold for them. */
function FreeCancelling({ policy }: { policy: CancellationPolicy }) {
  const { today } = usePageState();
  const { chosen } = useChosenStay();
  const free = freeWords(policy);
  if (free === null) return null;
  if (chosen && freeUntil(policy, chosen.stay.startDate, today) === null)
    return <p className="text-muted">{itemTexts.notFreeOnThese}</p>;
  return <p className="item-free">{free}</p>;
}

function AddonOnly() {
  return (
    <p className="mt-3">
      {itemTexts.addonOnly}{" "}
      <Link href="/" className="item-link">
        {itemTexts.toShop}
      </Link>
    </p>
  );
}
