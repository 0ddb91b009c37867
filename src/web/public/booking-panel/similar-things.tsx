import { useQuery } from "@tanstack/react-query";
import { writeBookingLink } from "#contracts/booking-link.ts";
import type { RentalItem } from "#contracts/catalog.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { similarThings } from "#domain/catalog/similar-things.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import { formatKronor } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";
import { itemCards } from "#web/api/catalog.ts";
import { freeOfKind } from "#web/api/search.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { PictureFrame } from "#web/ui/picture-frame.tsx";

/** Days and a number that somebody wanted of an item and could not have. */
export type Taken = { stay: Stay; quantity: number };

type SimilarThingsProps = { item: RentalItem; taken: Taken; lines: readonly LineWish[] };

/** Others of the same kind that are free just then. Nothing is said where there are none. */
export function SimilarThings({ item, taken: { stay, quantity }, lines }: SimilarThingsProps) {
  const { data: found } = useQuery(freeOfKind(stay, item.type, quantity));
  const { data: cards } = useQuery(itemCards);
  const similar = similarThings(item, cards ?? [], found ?? []);
  if (similar.length === 0) return null;
  return (
    <section className="similar-things" aria-labelledby="similar-title">
      <h3 id="similar-title" className="panel-heading">
        Ledigt {periodWords(stay)}
      </h3>
      <ul>
        {similar.map(({ thing: card, found: { total } }) => (
          <li key={card.id}>
            <a href={`${itemPath(card)}?${linkTo(card.id)}#boka`}>
              <span className="similar-picture">
                {card.picture && <PictureFrame picture={card.picture} sizes="4rem" decorative />}
              </span>
              <span>
                <strong>{card.name}</strong>
                <span className="similar-price">
                  {quantity > 1 && `${quantity} st, `}
                  {formatKronor(total ?? 0)} för {nightsText(nightCount(stay))}
                </span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </section>
  );

  function linkTo(id: number): string {
    const others = lines.filter(({ rentalItemId }) => rentalItemId !== id);
    return writeBookingLink({ itemId: null, ...stay, quantity, addons: [], lines: others });
  }
}
