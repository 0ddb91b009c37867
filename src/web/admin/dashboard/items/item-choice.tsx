import type { RentalItem } from "#contracts/catalog.ts";
import { byPlace } from "#domain/catalog/item-order.ts";
import { officeName } from "#texts/office-name.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { Button } from "#web/ui/button.tsx";

type ItemChoiceProps = {
  items: RentalItem[];
  chosen: number[];
  error: string | undefined;
  onChoose: (ids: number[]) => void;
};

const SHORTCUTS: [words: string, isIn: (item: RentalItem) => boolean][] = [
  ["Alla", () => true],
  ["Husbilar", ({ type }) => type === "rv"],
  ["Utrustning", ({ type }) => type === "equipment"],
  ["Inga", () => false],
];

/** Which of all items are meant. */
export function ItemChoice({ items, chosen, error, onChoose }: ItemChoiceProps) {
  return (
    <fieldset
      className="item-choice"
      name="itemIds"
      aria-describedby={error && "item-choice-error"}
    >
      <legend>Objekt ({chosen.length} valda)</legend>
      <div className="item-choice-all">
        {SHORTCUTS.map(([words, isIn]) => (
          <Button
            key={words}
            look="plain"
            className="button-small"
            onClick={() => onChoose(items.filter(isIn).map(({ id }) => id))}
          >
            {words}
          </Button>
        ))}
      </div>
      <div className="item-choice-list">
        {items.toSorted(byPlace).map(({ id, ...item }) => (
          <CheckField
            key={id}
            label={officeName(item)}
            checked={chosen.includes(id)}
            aria-invalid={error !== undefined}
            onChange={({ target }) =>
              onChoose(target.checked ? [...chosen, id] : chosen.filter((one) => one !== id))
            }
          />
        ))}
      </div>
      {error && (
        <p id="item-choice-error" className="text-sm text-danger">
          {error}
        </p>
      )}
    </fieldset>
  );
}
