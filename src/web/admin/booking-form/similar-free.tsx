import { useQuery } from "@tanstack/react-query";
import type { RentalItem } from "#contracts/catalog.ts";
import { wholeStay } from "#domain/availability/date-selection.ts";
import { similarThings } from "#domain/catalog/similar-things.ts";
import type { Stay } from "#domain/dates/date-range.ts";
import { formatKronor } from "#texts/format.ts";
import { officeName } from "#texts/office-name.ts";
import { freeOfKind } from "#web/api/search.ts";
import { selectionOf, withItem } from "./draft.ts";
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
  const similar = similarThings(item, items, data);
  return (
    <div className="similar-free">
      <h3 className="font-semibold">Ledigt i stället</h3>
      {similar.length === 0 ? (
        <p className="text-muted">Inget liknande är ledigt de dagarna.</p>
      ) : (
        <ul className="offered-things" aria-label="Ledigt i stället">
          {similar.map(({ thing, found }) => (
            <li key={thing.id}>
              <button
                type="button"
                onClick={() => form.change((draft) => withItem(draft, String(thing.id)))}
              >
                <span>Byt till {officeName(thing)}</span>{" "}
                <span>{formatKronor(found.total ?? 0)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
