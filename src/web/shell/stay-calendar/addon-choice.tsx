import { useId } from "react";
import type { StockLeft } from "#domain/availability/further-choice.ts";
import { MOST_OF_AN_ADDON, type Addon, type SelectedAddon } from "#domain/catalog/item.ts";
import { addonsPrice } from "#domain/pricing/addon-price.ts";
import { formatKronor, keepTogether } from "#texts/format.ts";
import { Stepper } from "#web/ui/stepper.tsx";
import "./stay-calendar.css";
import {
  addonSumWords,
  addonUnitWords,
  addonWords,
  bookedWords,
  stockWords,
} from "./addon-words.ts";

type DescribedAddon = Addon & { description?: string };

type AddonChoiceProps = {
  addons: DescribedAddon[];
  selected: SelectedAddon[];
  /** Of the chosen stay; without it nothing is reckoned for it. */
  nights?: number | undefined;
  /** Of one that is taken from stock: how many are there on these days, once that is known. */
  leftOf?: ((addon: Addon) => StockLeft | undefined) | undefined;
  /** Booked already, of which nothing can be given up here. */
  booked?: readonly SelectedAddon[];
  onChange: (selected: SelectedAddon[]) => void;
};

export function AddonChoice(props: AddonChoiceProps) {
  const { addons, selected, nights, leftOf, booked = [], onChange } = props;
  if (addons.length === 0) return null;
  const sum = nights === undefined ? 0 : addonsPrice(addons, selected, nights);
  return (
    <fieldset className="addon-choice">
      <legend className="addon-heading">Tillval</legend>
      {addons.map((addon) => {
        const chosen = selected.find(({ id }) => id === addon.id);
        const others = selected.filter(({ id }) => id !== addon.id);
        return (
          <AddonRow
            key={addon.id}
            addon={addon}
            quantity={chosen?.quantity ?? 0}
            least={booked.find(({ id }) => id === addon.id)?.quantity ?? 0}
            nights={nights}
            stock={leftOf?.(addon)}
            onChange={(quantity) =>
              onChange(
                chosen && quantity > 0
                  ? selected.map((one) => (one === chosen ? { ...one, quantity } : one))
                  : [...others, ...(quantity > 0 ? [{ id: addon.id, quantity }] : [])],
              )
            }
          />
        );
      })}
      {nights !== undefined && sum > 0 && (
        <p className="addon-sum">
          <span>{addonSumWords(nights)}</span>
          <strong>{formatKronor(sum)}</strong>
        </p>
      )}
    </fieldset>
  );
}

type AddonRowProps = {
  addon: DescribedAddon;
  /** None while it is not chosen. */
  quantity: number;
  least: number;
  nights: number | undefined;
  stock: StockLeft | undefined;
  onChange: (quantity: number) => void;
};

function AddonRow({ addon, quantity, least, nights, stock, onChange }: AddonRowProps) {
  const wordsId = useId();
  const lackId = useId();
  const { name, description, allowQuantitySelect } = addon;
  const left = stock?.left;
  const lack = stockWords(quantity, stock);
  const sum = nights === undefined ? "" : addonWords(addon, quantity, nights);
  return (
    <div className="addon-row">
      <label className="addon-label">
        <input
          type="checkbox"
          checked={quantity > 0}
          aria-describedby={
            `${description ? wordsId : ""} ${lack ? lackId : ""}`.trim() || undefined
          }
          disabled={(left === 0 && quantity === 0) || least > 0}
          onChange={(event) => onChange(event.target.checked ? 1 : 0)}
        />
        <span>
          {name}
          <span className="choice-price">
            {least > 0 ? bookedWords(addon, least) : addonUnitWords(addon)}
          </span>
        </span>
      </label>
      {description && (
        <p id={wordsId} className="addon-words">
          {keepTogether(description)}
        </p>
      )}
      {lack && (
        <p
          id={lackId}
          className="addon-words"
          data-lacking={(left !== undefined && quantity > left) || undefined}
        >
          {lack}
        </p>
      )}
      {quantity > 0 && (allowQuantitySelect || sum !== "") && (
        <div className="addon-chosen">
          {allowQuantitySelect && (
            <Stepper
              label={`Antal ${name}`}
              value={quantity}
              min={Math.max(1, least)}
              max={left ?? MOST_OF_AN_ADDON}
              onChange={onChange}
            />
          )}
          {sum && <span>{sum}</span>}
        </div>
      )}
    </div>
  );
}
