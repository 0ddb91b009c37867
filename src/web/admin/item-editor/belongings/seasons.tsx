import type { SeasonalPrice } from "#contracts/item-belongings.ts";
import { formatKronor } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";
import type { Column } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { DateFields, typedDates } from "#web/shell/form/date-fields.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { Entries, type EntryWords } from "./entries.tsx";
import { byStart } from "./by-start.ts";
import { OverlapNotice } from "./overlap-notice.tsx";
import { useEntryForm, type EntryFormProps } from "./use-entry-form.ts";

const WORDS: EntryWords<SeasonalPrice> = {
  add: "Nytt säsongspris",
  edit: "Ändra säsongspris",
  empty: "Inga säsongspriser än. Utan dem gäller priset per dygn hela året.",
  nameOf: (row) => `säsongspriset ${periodWords(row)}`,
  created: "Säsongspris skapat",
  updated: "Säsongspris uppdaterat",
  removed: "Säsongspris borttaget",
};

const COLUMNS: Column<SeasonalPrice>[] = [
  { header: "Period", cell: periodWords },
  { header: "Pris per dygn", kind: "number", cell: ({ price }) => formatKronor(price) },
];

export function Seasons({ itemId }: { itemId: number }) {
  return (
    <Entries
      kind="seasonal-prices"
      itemId={itemId}
      label="Säsongspriser"
      words={WORDS}
      columns={COLUMNS}
      sort={byStart}
      Form={SeasonForm}
      renderNotice={(told, rows) =>
        told.warnings.length > 0 && (
          <OverlapNotice
            warnings={told.warnings}
            things="säsongspriser"
            rule={(id) => `${formatKronor(priceOf(id, [...rows, told]))} per dygn`}
          />
        )
      }
    />
  );
}

function priceOf(id: number, rows: SeasonalPrice[]): number {
  return rows.findLast((row) => row.id === id)?.price ?? 0;
}

function SeasonForm(props: EntryFormProps<"seasonal-prices">) {
  const form = useEntryForm(props, {
    initial: { ...typedDates(props.row), price: String(props.row?.price ?? "") },
    required: ["startDate", "endDate", "price"],
    whole: ["price"],
    sent: (read) => read,
  });
  return (
    <EditForm form={form} submitLabel="Spara">
      <div className="entry-fields">
        <div className="editor-pair">
          <DateFields form={form} />
        </div>
        <TextField
          {...form.text("price")}
          label="Pris per dygn"
          unit="kr"
          inputMode="numeric"
          hint="Gäller nätterna från och med startdatum till och med slutdatum."
        />
      </div>
    </EditForm>
  );
}
