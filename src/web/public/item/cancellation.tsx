import type { RentalItem } from "#contracts/catalog.ts";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import { policyWords } from "#texts/cancellation-words.ts";
import { keepTogether } from "#texts/format.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { itemTexts } from "./texts.ts";

/** The whole promise about cancelling, before any dates are chosen. */
export function Cancellation({ item }: { item: RentalItem }) {
  const { shop } = usePageState();
  return (
    <section aria-labelledby="cancellation-heading">
      <h3 id="cancellation-heading" className="heading-3">
        {itemTexts.cancellation}
      </h3>
      <ul className="item-cancellation">
        {policyWords(policyOf(item, shop)).map((sentence) => (
          <li key={sentence}>{keepTogether(sentence)}</li>
        ))}
      </ul>
    </section>
  );
}
