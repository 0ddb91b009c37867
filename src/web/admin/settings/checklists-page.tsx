import type { ShopSettings } from "#contracts/shop-settings.ts";
import { typedLines } from "#domain/catalog/item-facts.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { USUAL_CHECKLISTS } from "#domain/hand-over/checklists.ts";
import { ChecklistField } from "#web/shell/checklist/checklist-field.tsx";
import { linesProblem } from "#web/shell/form/typed-lines.ts";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

export function Page() {
  return (
    <SettingsFrame
      title="Checklistor"
      history="checklists"
      lead="Det ni går igenom med kunden när något lämnas ut och kommer tillbaka. Ett objekt kan ha en egen lista; den skriver du på objektets sida under Objekt."
    >
      {(shop) => (
        <>
          <MotorhomeCard shop={shop} />
          <EquipmentCard shop={shop} />
        </>
      )}
    </SettingsFrame>
  );
}

type Typed = { list: string };

const readMotorhome = ({ checklists: { rv } }: ShopSettings): Typed => ({ list: rv.join("\n") });
const readEquipment = ({ checklists: { equipment } }: ShopSettings): Typed => ({
  list: equipment.join("\n"),
});

const mistakes = ({ list }: Typed) => ({ list: linesProblem(list) });

function MotorhomeCard({ shop }: { shop: ShopSettings }) {
  return <KindCard shop={shop} type="rv" title="Husbilar" read={readMotorhome} />;
}

function EquipmentCard({ shop }: { shop: ShopSettings }) {
  return <KindCard shop={shop} type="equipment" title="Utrustning" read={readEquipment} />;
}

type KindCardProps = {
  shop: ShopSettings;
  type: ItemType;
  title: string;
  read: (shop: ShopSettings) => Typed;
};

function KindCard({ shop, type, title, read }: KindCardProps) {
  const form = useSettingsForm<Typed>({
    shop,
    read,
    wish: ({ list = "" }) => ({ checklists: { [type]: typedLines(list) } }),
    part: `checklists.${type}`,
    mistakes,
  });
  const inside = Object.keys(form.errors).find((name) => /^\d+$/.test(name));
  return (
    <SettingsCard title={title} form={form}>
      <ChecklistField
        name="list"
        label={`Kontrolleras på ${type === "rv" ? "husbilar" : "utrustning"}`}
        value={form.values.list}
        error={form.errors.list ?? (inside && form.errors[inside as keyof Typed])}
        onChange={(list) => form.change({ list })}
        putBack={{ lines: USUAL_CHECKLISTS[type], label: "Återställ standardlistan" }}
      />
    </SettingsCard>
  );
}
