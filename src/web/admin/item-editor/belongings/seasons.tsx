import type { SeasonalPrice } from "#contracts/item-belongings.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import { formatKronor } from "#texts/format.ts";
import { EditForm } from "#web/ui/edit-dialog.tsx";
import type { Column } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { readWhole } from "#web/ui/typed-values.ts";
import { Entries, type EntryFormProps, type EntryWords } from "./entries.tsx";
import { OverlapNotice } from "./overlap-notice.tsx";
import { periodWords } from "./period-words.ts";
import { missingOf, useEntryForm, type EntryErrors, type TellFailure } from "./use-entry-form.ts";

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

export function Seasons({ itemId, tellFailure }: { itemId: number; tellFailure: TellFailure }) {
  return (
    <Entries
      kind="seasonal-prices"
      itemId={itemId}
      label="Säsongspriser"
      words={WORDS}
      columns={COLUMNS}
      sort={(one, other) => (one.startDate < other.startDate ? -1 : 1)}
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
      tellFailure={tellFailure}
    />
  );
}

function priceOf(id: number, rows: SeasonalPrice[]): number {
  return rows.findLast((row) => row.id === id)?.price ?? 0;
}

type Typed = { startDate: string; endDate: string; price: string };

function bodyOf(values: Typed): Result<object, EntryErrors> {
  const price = readWhole(values.price);
  const errors = missingOf(values, ["startDate", "endDate", "price"]);
  if (!price.ok) errors["price"] = price.problem;
  if (Object.keys(errors).length > 0 || !price.ok) return fail(errors);
  return ok({ ...values, price: price.value });
}

function SeasonForm({ itemId, row, tellFailure, onSaved }: EntryFormProps<"seasonal-prices">) {
  const form = useEntryForm({
    kind: "seasonal-prices",
    itemId,
    id: row?.id,
    initial: {
      startDate: String(row?.startDate ?? ""),
      endDate: String(row?.endDate ?? ""),
      price: row ? String(row.price) : "",
    },
    bodyOf,
    tellFailure,
    onSaved,
  });
  return (
    <EditForm submitLabel="Spara" isDirty={form.isDirty} onSubmit={form.submit}>
      <div className="entry-fields">
        <div className="editor-pair">
          <TextField {...form.text("startDate")} label="Startdatum" type="date" />
          <TextField
            {...form.text("endDate")}
            label="Slutdatum"
            type="date"
            min={form.values.startDate}
          />
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
