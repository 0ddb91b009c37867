import { useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import type { NextYearPreview } from "#contracts/items-in-bulk.ts";
import { yearOf, type LocalDate } from "#domain/dates/local-date.ts";
import { formatKronor } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";
import { previewNextYear, useCopyToNextYear, type NextYearWish } from "#web/api/items-in-bulk.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { useEditDialog } from "#web/ui/edit-dialog.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import {
  BulkDialog,
  isStale,
  PreviewStep,
  useWishGuard,
  WishForm,
  type BulkDialogProps,
} from "./bulk-dialog.tsx";
import { nextYearWords, ROUNDING_OPTIONS, roundingOf } from "./bulk-words.ts";
import { ItemChoice } from "./item-choice.tsx";
import { CHANGE_UNREADABLE, readChange } from "./typed-change.ts";

export function NextYear(props: BulkDialogProps) {
  return (
    <BulkDialog {...props} title="Kopiera till nästa år">
      {(items) => <Steps items={items} />}
    </BulkDialog>
  );
}

/** The last year that has prices is the one to go on from. */
function startOf(items: readonly RentalItem[], today: LocalDate) {
  const years = items.flatMap(({ seasons }) => seasons.map(({ startDate }) => yearOf(startDate)));
  const known = years.length > 0 ? Math.max(...years) : yearOf(today);
  const options = [...new Set([yearOf(today) - 1, yearOf(today), yearOf(today) + 1, ...years])]
    .toSorted((one, other) => one - other)
    .map((year) => ({ value: String(year), label: `${year} till ${year + 1}` }));
  return {
    options,
    start: {
      itemIds: [] as number[],
      fromYear: String(known),
      percent: "0",
      rounding: "1",
      seasonsBy: "date" as "date" | "week",
      seasons: true,
      intervals: true,
    },
  };
}

function Steps({ items }: { items: RentalItem[] }) {
  const { today } = usePageState();
  const { start, options } = startOf(items, today);
  const [shown, setShown] = useState<Shown | null>(null);
  const form = useForm({
    start,
    mistakes: ({ itemIds, percent, seasons, intervals }) => ({
      itemIds: itemIds.length === 0 ? "Välj minst ett objekt." : undefined,
      percent: readChange(percent) === undefined ? CHANGE_UNREADABLE : undefined,
      seasons: seasons || intervals ? undefined : "Välj minst en sak.",
    }),
    send: async (values) => {
      const wish = {
        ...values,
        fromYear: Number(values.fromYear),
        percent: readChange(values.percent) ?? 0,
        rounding: roundingOf(values.rounding),
      };
      setShown({ wish, preview: await previewNextYear(wish) });
    },
  });
  useWishGuard(form.values);
  if (shown) return <Preview {...shown} onShow={setShown} />;
  return (
    <WishForm form={form}>
      <ItemChoice
        items={items}
        chosen={form.values.itemIds}
        error={form.errors["itemIds"]}
        onChoose={(itemIds) => form.change({ itemIds })}
      />
      <SelectField {...form.text("fromYear")} label="År" options={options} />
      <div className="grid gap-2">
        <CheckField {...form.check("seasons")} label="Säsongspriser" />
        <CheckField
          {...form.check("intervals")}
          label="Bokningsperioder"
          hint="En period som börjar på sin veckodag gör det nästa år också, i samma vecka."
        />
        {form.errors["seasons"] && <p className="text-sm text-danger">{form.errors["seasons"]}</p>}
      </div>
      {form.values.seasons && (
        <div className="bulk-pair">
          <TextField
            {...form.text("percent")}
            label="Ändra säsongspriserna med"
            unit="%"
            hint="0 behåller dem. Sänk med ett minus framför."
            autoComplete="off"
            maxLength={10}
          />
          <SelectField {...form.text("rounding")} label="Avrunda till" options={ROUNDING_OPTIONS} />
          <SelectField
            {...form.text("seasonsBy")}
            label="Säsongernas dagar"
            options={[
              { value: "date", label: "Samma datum" },
              { value: "week", label: "Samma vecka och veckodag" },
            ]}
          />
        </div>
      )}
    </WishForm>
  );
}

type Entry = NextYearPreview["items"][number]["entries"][number];
type Row = Entry & { key: string; name: string };
type Shown = { wish: NextYearWish; preview: NextYearPreview };

const KINDS = { season: "Säsongspris", interval: "Bokningsperiod" };

const COLUMNS: Column<Row>[] = [
  {
    header: "Från",
    cell: ({ name, kind, from }) => (
      <>
        {name} <span className="bulk-note">{`${KINDS[kind]}, ${periodWords(from)}`}</span>
      </>
    ),
  },
  { header: "Till", cell: nextYearWords },
  {
    header: "Pris",
    kind: "number",
    cell: ({ price, skipped }) => (price && !skipped ? formatKronor(price.after) : "–"),
  },
];

function Preview({ wish, preview, onShow }: Shown & { onShow: (shown: Shown | null) => void }) {
  const dialog = useEditDialog();
  const call = useCopyToNextYear();
  const rows = preview.items.flatMap(({ itemId, name, entries }): Row[] =>
    entries.map((entry) => ({ ...entry, name, key: `${itemId} ${entry.kind} ${entry.id}` })),
  );
  const count = rows.filter(({ skipped }) => !skipped).length;
  const left = rows.length - count;
  const [copy, isBusy] = useOneAtATime(async () => {
    try {
      await call.mutateAsync({ ...wish, mark: preview.mark });
    } catch (error) {
      if (isStale(error)) onShow({ wish, preview: await previewNextYear(wish) });
      return;
    }
    toast({ title: `${count} kopierade till ${wish.fromYear + 1}` });
    dialog?.close();
  });
  return (
    <PreviewStep
      lead={leadOf({ count, left, year: wish.fromYear })}
      problem={call.error}
      isBusy={isBusy}
      confirmLabel={count === 0 ? null : `Kopiera ${count} till ${wish.fromYear + 1}`}
      onBack={() => onShow(null)}
      onConfirm={() => copy()}
    >
      {rows.length > 0 && (
        <RowTable label="Vad som kopieras" columns={COLUMNS} rows={rows} keyOf={({ key }) => key} />
      )}
    </PreviewStep>
  );
}

function leadOf({ count, left, year }: { count: number; left: number; year: number }): string {
  if (count + left === 0) return `De valda objekten har inget från ${year} att kopiera.`;
  const skipped = left === 0 ? "" : ` ${left} kopieras inte.`;
  if (count === 0) return `Inget att kopiera: allt finns redan för ${year + 1}.`;
  return `${count} läggs till för ${year + 1}.${skipped}`;
}
