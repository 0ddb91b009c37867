import { useQuery } from "@tanstack/react-query";
import type { RentalItem } from "#contracts/catalog.ts";
import { wholeStay } from "#domain/availability/date-selection.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { formatKronor } from "#texts/format.ts";
import { freeOfKind } from "#web/api/search.ts";
import { selectionOf, withItem } from "./draft.ts";
import { similarThings } from "./offered-things.ts";
import type { StayForm } from "./stay-form.ts";

type SimilarFreeProps = { form: StayForm; items: RentalItem[]; item: RentalItem };

/** What somebody on the phone is asked next: whether something like it will do. */
export function SimilarFree({ form, items, item }: SimilarFreeProps) {
  const stay = wholeStay(selectionOf(form.values));
  return stay && <Similar form={form} items={items} item={item} stay={stay} />;
}

function Similar({ form, items, item, stay }: SimilarFreeProps & { stay: Stay }) {
  const { quantity } = form.values;
  const { data } = useQuery(freeOfKind(stay, item.type, quantity));
  if (!data) return null;
  const things = similarThings(data, items, item);
  return (
    <div className="similar-free">
      <h3 className="font-semibold">Ledigt i stället</h3>
      {things.length === 0 ? (
        <p className="text-muted">Inget liknande är ledigt de dagarna.</p>
      ) : (
        <ul className="offered-things" aria-label="Ledigt i stället">
          {things.map((thing) => (
            <li key={thing.id}>
              <button
                type="button"
                onClick={() => form.change((draft) => withItem(draft, String(thing.id)))}
              >
                <span>Byt till {thing.name}</span> <span>{formatKronor(thing.total)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
