import { useQuery } from "@tanstack/react-query";
import { DEFAULT_DEPOSIT } from "#domain/catalog/deposit.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { slugFrom } from "#domain/catalog/slug.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import { itemUnits } from "#web/api/units.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { AgreementChoice } from "./agreement-choice.tsx";
import { EditorSection } from "./editor-section.tsx";
import { textProps, type SectionProps } from "./form-parts.ts";
import { nightByCard } from "./night-by-card.ts";
import { PlaceChoice } from "./place-choice.tsx";
import { StandardTimes } from "./standard-times.tsx";
import { FORM_SECTIONS } from "./texts.ts";

type BasicsSectionProps = SectionProps & {
  /** None while the item does not exist yet. */
  itemId: number | undefined;
};

export function BasicsSection({ itemId, ...props }: BasicsSectionProps) {
  const { draft, change } = props;
  const slugHint =
    draft.slug === "" && draft.name.trim() !== ""
      ? `Skapas av namnet om det lämnas tomt: /p/${slugFrom(draft.name)}`
      : "Skapas av namnet om det lämnas tomt";
  return (
    <EditorSection section={FORM_SECTIONS.basics}>
      <TypeChoice {...props} />
      <TextField {...textProps(props, "name")} label="Namn" maxLength={200} autoComplete="off" />
      <TextField
        {...textProps(props, "slug")}
        label="Adress på webben"
        hint={slugHint}
        maxLength={100}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <PriceFields {...props} itemId={itemId} />
      <div className="grid gap-2">
        <CheckField
          label="Endast högsäsong"
          hint="Går bara att boka de nätter som har ett säsongspris."
          name="peakSeasonOnly"
          checked={draft.peakSeasonOnly}
          onChange={({ target }) => change({ peakSeasonOnly: target.checked })}
        />
        <CheckField
          label="Endast tillval"
          hint="Visas inte på startsidan och går inte att boka för sig."
          name="isAddonOnly"
          checked={draft.isAddonOnly}
          onChange={({ target }) => change({ isAddonOnly: target.checked })}
        />
        <CheckField
          label="Dold i butiken"
          hint="Syns inte för besökare och går inte att boka på webben. Bokningar finns kvar, och personalen kan boka."
          name="isHidden"
          checked={draft.isHidden}
          onChange={({ target }) => change({ isHidden: target.checked })}
        />
      </div>
      <StandardTimes {...props} />
      <AgreementChoice {...props} />
      <PlaceChoice {...props} />
    </EditorSection>
  );
}

const TYPES: { value: ItemType; label: string }[] = [
  { value: "rv", label: ITEM_TYPE_WORDS.rv.one },
  { value: "equipment", label: ITEM_TYPE_WORDS.equipment.one },
];

function TypeChoice({ draft, change }: SectionProps) {
  const choose = (type: ItemType) => {
    // Only motorhomes have a deposit: one that becomes a motorhome gets the usual one.
    const getsDeposit = type === "rv" && draft.depositAmount === "";
    change({ type, ...(getsDeposit && { depositAmount: String(DEFAULT_DEPOSIT) }) });
  };
  return (
    <fieldset>
      <legend className="mb-1.5 block text-sm font-semibold">Typ</legend>
      <div className="type-choice">
        {TYPES.map(({ value, label }) => (
          <label key={value}>
            <input
              type="radio"
              name="type"
              value={value}
              checked={draft.type === value}
              onChange={() => choose(value)}
            />
            {label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function PriceFields({ itemId, ...props }: BasicsSectionProps) {
  const quantityHint = useQuantityHint(itemId);
  const number = { inputMode: "numeric", autoComplete: "off", maxLength: 15 } as const;
  return (
    <div className="editor-pair">
      <TextField
        {...textProps(props, "pricePerDay")}
        {...number}
        label="Pris per dygn"
        unit="kr"
        hint={nightByCard(props.draft)}
      />
      <TextField
        {...textProps(props, "basePrice")}
        {...number}
        label="Grundavgift"
        unit="kr"
        hint="Läggs till en gång per hyra och enhet."
      />
      <TextField
        {...textProps(props, "quantity")}
        {...number}
        label="Antal"
        unit="st"
        hint={quantityHint}
      />
      {props.draft.type === "rv" && (
        <>
          <TextField
            {...textProps(props, "depositAmount")}
            {...number}
            label="Deposition"
            unit="kr"
            hint="Lämna tomt om ingen deposition tas."
          />
          <TextField
            {...textProps(props, "sleeps")}
            {...number}
            label="Sovplatser"
            unit="st"
            hint="Den som söker för fler får veta att det inte räcker. Tomt: frågas inte efter."
          />
          <TextField
            {...textProps(props, "seats")}
            {...number}
            label="Bältade platser"
            unit="st"
            hint="Förarens plats räknas med. Tomt: frågas inte efter."
          />
        </>
      )}
    </div>
  );
}

/** Of what is told apart the number follows from its units, and they from the number. */
function useQuantityHint(itemId: number | undefined): string {
  const { data: units = [] } = useQuery({
    ...itemUnits(itemId ?? 0),
    enabled: itemId !== undefined,
  });
  if (units.length === 0) return "Så många finns att hyra ut samtidigt.";
  return "Följer enheterna, se Enheter. Ett högre antal lägger till enheter, ett lägre tar de sista ur bruk.";
}
