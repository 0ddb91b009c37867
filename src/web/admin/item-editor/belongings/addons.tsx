import { useQuery } from "@tanstack/react-query";
import type { Addon } from "#contracts/catalog.ts";
import { formatKronor } from "#texts/format.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import type { Column } from "#web/ui/row-table.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { Entries, type EntryWords } from "./entries.tsx";
import { useEntryForm, type EntryFormProps } from "./use-entry-form.ts";

const WORDS: EntryWords<Addon> = {
  add: "Nytt tillval",
  edit: "Ändra tillval",
  empty:
    "Inga tillval än. Lägg till det som kunden kan välja till, som sänglinne eller cykelställ.",
  nameOf: ({ name }) => name,
  created: "Tillval skapat",
  updated: "Tillval uppdaterat",
  removed: "Tillval borttaget",
};

const PRICE_TYPES = [
  { value: "one-time", label: "Engångspris" },
  { value: "daily", label: "Per dygn" },
];

const COLUMNS: Column<Addon>[] = [
  { header: "Namn", cell: ({ name }) => name },
  { header: "Beskrivning", cell: ({ description }) => description, kind: "long" },
  {
    header: "Pris",
    kind: "number",
    cell: ({ price, priceType }) =>
      priceType === "daily" ? `${formatKronor(price)} per dygn` : formatKronor(price),
  },
  {
    header: "Antal kan väljas",
    cell: ({ allowQuantitySelect }) => (allowQuantitySelect ? "Ja" : "Nej"),
  },
];

const bySwedishName = new Intl.Collator("sv");

export function Addons({ itemId }: { itemId: number }) {
  return (
    <Entries
      kind="addons"
      itemId={itemId}
      label="Tillval"
      words={WORDS}
      columns={COLUMNS}
      sort={(one, other) => bySwedishName.compare(one.name, other.name)}
      Form={AddonForm}
    />
  );
}

function typedOf(row: Addon | undefined) {
  return {
    name: row?.name ?? "",
    description: row?.description ?? "",
    price: row ? String(row.price) : "",
    priceType: row?.priceType ?? "one-time",
    allowQuantitySelect: row?.allowQuantitySelect ?? true,
    linkedItemId: row?.linkedItemId ? String(row.linkedItemId) : "",
  };
}

function AddonForm(props: EntryFormProps<"addons">) {
  const form = useEntryForm(props, {
    initial: typedOf(props.row),
    required: ["name", "price"],
    whole: ["price"],
    sent: ({ linkedItemId, ...read }) => ({
      ...read,
      linkedItemId: linkedItemId === "" ? null : Number(linkedItemId),
    }),
  });
  const stock = useStockOptions(props.itemId);
  return (
    <EditForm form={form} submitLabel="Spara">
      <div className="entry-fields">
        <TextField {...form.text("name")} label="Namn" maxLength={200} autoComplete="off" />
        <TextArea {...form.text("description")} label="Beskrivning" rows={3} maxLength={2000} />
        <div className="editor-pair">
          <TextField {...form.text("price")} label="Pris" unit="kr" inputMode="numeric" />
          <SelectField {...form.text("priceType")} label="Pristyp" options={PRICE_TYPES} />
        </div>
        <CheckField
          {...form.check("allowQuantitySelect")}
          label="Antal kan väljas"
          hint="Kunden får välja flera av samma tillval."
        />
        <SelectField
          {...form.text("linkedItemId")}
          label="Tas ur lagret av"
          hint="Varje valt tillval tar en enhet av objektet samma nätter, och erbjuds bara så långt det räcker."
          options={stock}
        />
      </div>
    </EditForm>
  );
}

/** What an extra may be taken from: equipment, also what is rented out with something else alone. */
function useStockOptions(itemId: number) {
  const { data: items = [] } = useQuery(allItems);
  const equipment = items
    .filter(({ id, type }) => type === "equipment" && id !== itemId)
    .toSorted((one, other) => bySwedishName.compare(one.name, other.name));
  return [
    { value: "", label: "Inget, räknas inte" },
    ...equipment.map(({ id, name, quantity }) => ({
      value: String(id),
      label: `${name} (${quantity} st)`,
    })),
  ];
}
