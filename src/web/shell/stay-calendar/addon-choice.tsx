import { MOST_OF_AN_ADDON, type Addon, type SelectedAddon } from "#domain/catalog/item.ts";
import { formatKronor } from "#texts/format.ts";
import { Stepper } from "#web/ui/stepper.tsx";
import "./stay-calendar.css";

type AddonChoiceProps = {
  addons: Addon[];
  selected: SelectedAddon[];
  onChange: (selected: SelectedAddon[]) => void;
};

export function AddonChoice({ addons, selected, onChange }: AddonChoiceProps) {
  if (addons.length === 0) return null;
  const without = (id: number) => selected.filter((one) => one.id !== id);
  return (
    <fieldset className="addon-choice">
      <legend className="addon-heading">Tillval</legend>
      {addons.map((addon) => {
        const chosen = selected.find(({ id }) => id === addon.id);
        return (
          <div key={addon.id} className="addon-row">
            <label className="addon-label">
              <input
                type="checkbox"
                checked={chosen !== undefined}
                onChange={(event) =>
                  onChange(
                    event.target.checked
                      ? [...selected, { id: addon.id, quantity: 1 }]
                      : without(addon.id),
                  )
                }
              />
              <span>
                {addon.name}
                <span className="choice-price">
                  {formatKronor(addon.price)}
                  {addon.priceType === "daily" ? " per dygn" : ""}
                </span>
              </span>
            </label>
            {chosen && addon.allowQuantitySelect && (
              <Stepper
                label={`Antal ${addon.name}`}
                value={chosen.quantity}
                min={1}
                max={MOST_OF_AN_ADDON}
                onChange={(quantity) =>
                  onChange(
                    selected.map((one) => (one.id === addon.id ? { ...one, quantity } : one)),
                  )
                }
              />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
