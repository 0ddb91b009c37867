import { useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import type { PricePreview } from "#contracts/items-in-bulk.ts";
import { formatKronor } from "#texts/format.ts";
import { periodWords } from "#texts/period-words.ts";
import {
  previewPrices,
  useChangePrices,
  useUndoPrices,
  type PriceWish,
} from "#web/api/items-in-bulk.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
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
import { isDoneAlready } from "./is-done-already.ts";
import { ItemChoice } from "./item-choice.tsx";
import { ROUNDING_OPTIONS, roundingOf } from "./bulk-words.ts";
import { CHANGE_UNREADABLE, readChange } from "./typed-change.ts";

export function ChangePrices(props: BulkDialogProps) {
  return (
    <BulkDialog {...props} title="Ändra priser">
      {(items) => <Steps items={items} />}
    </BulkDialog>
  );
}

const START = {
  itemIds: [] as number[],
  by: "percent" as "percent" | "kronor",
  value: "",
  rounding: "1",
  pricePerDay: true,
  seasons: true,
};

function Steps({ items }: { items: RentalItem[] }) {
  const [shown, setShown] = useState<{ wish: PriceWish; preview: PricePreview } | null>(null);
  const form = useForm({
    start: START,
    mistakes: ({ itemIds, value, pricePerDay, seasons }) => ({
      itemIds: itemIds.length === 0 ? "Välj minst ett objekt." : undefined,
      value: readChange(value) === undefined ? CHANGE_UNREADABLE : undefined,
      pricePerDay: pricePerDay || seasons ? undefined : "Välj minst en sak.",
    }),
    send: async (values) => {
      const wish = {
        ...values,
        value: readChange(values.value) ?? 0,
        rounding: roundingOf(values.rounding),
      };
      setShown({ wish, preview: await previewPrices(wish) });
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
      <div className="bulk-pair">
        <SelectField
          {...form.text("by")}
          label="Ändra med"
          options={[
            { value: "percent", label: "Procent" },
            { value: "kronor", label: "Kronor" },
          ]}
        />
        <TextField
          {...form.text("value")}
          label="Så mycket"
          unit={form.values.by === "percent" ? "%" : "kr"}
          hint="Sänk med ett minus framför."
          autoComplete="off"
          maxLength={15}
        />
        <SelectField {...form.text("rounding")} label="Avrunda till" options={ROUNDING_OPTIONS} />
      </div>
      <div className="grid gap-2">
        <CheckField {...form.check("pricePerDay")} name="pricePerDay" label="Pris per dygn" />
        <CheckField
          {...form.check("seasons")}
          label="Säsongspriser"
          hint="De som inte redan är slut."
        />
        {form.errors["pricePerDay"] && (
          <p className="text-sm text-danger">{form.errors["pricePerDay"]}</p>
        )}
      </div>
    </WishForm>
  );
}

type Row = { key: string; name: string; note: string; before: number; after: number };

const COLUMNS: Column<Row>[] = [
  {
    header: "Pris",
    cell: ({ name, note }) => (
      <>
        {name} <span className="bulk-note">{note}</span>
      </>
    ),
  },
  { header: "Nu", kind: "number", cell: ({ before }) => formatKronor(before) },
  {
    header: "Blir",
    kind: "number",
    cell: ({ before, after }) => (before === after ? "oförändrat" : formatKronor(after)),
  },
];

function rowsOf({ items }: PricePreview): Row[] {
  return items.flatMap(({ itemId, name, prices }) =>
    prices.map(({ season, before, after }) => ({
      key: `${itemId} ${season?.id ?? "day"}`,
      name,
      note: season ? periodWords(season) : "per dygn",
      before,
      after,
    })),
  );
}

function changedIn({ items }: PricePreview) {
  return items.flatMap(({ itemId, prices }) =>
    prices
      .filter(({ before, after }) => before !== after)
      .map(({ season, before, after }) => ({
        itemId,
        seasonId: season?.id ?? null,
        now: after,
        was: before,
      })),
  );
}

type PreviewProps = {
  wish: PriceWish;
  preview: PricePreview;
  onShow: (shown: { wish: PriceWish; preview: PricePreview } | null) => void;
};

function Preview({ wish, preview, onShow }: PreviewProps) {
  const dialog = useEditDialog();
  const call = useChangePrices();
  const undoing = useUndoPrices();
  const rows = rowsOf(preview);
  const count = rows.filter(({ before, after }) => before !== after).length;
  const prices = count === 1 ? "1 pris" : `${count} priser`;
  const done = count === 1 ? "1 pris ändrat" : `${prices} ändrade`;
  const undo = () =>
    undoing
      .mutateAsync({ prices: changedIn(preview) })
      .then(() => toast({ title: "Ångrat, priserna är som förut" }), tellProblem);
  const [change, isBusy] = useOneAtATime(async () => {
    try {
      await call.mutateAsync({ ...wish, mark: preview.mark });
    } catch (error) {
      if (!isStale(error)) return;
      const now = await previewPrices(wish);
      if (!isDoneAlready(preview, now)) {
        onShow({ wish, preview: now });
        return;
      }
      call.reset();
    }
    toast({
      title: done,
      description: "De nya priserna gäller nya bokningar.",
      action: { label: "Ångra", press: () => void undo() },
    });
    dialog?.close();
  });
  return (
    <PreviewStep
      lead={
        count === 0
          ? "Inget pris ändras av det du har valt."
          : `${prices} ändras. Bokningar som redan är gjorda behåller sitt pris.`
      }
      problem={isBusy ? null : call.error}
      isBusy={isBusy}
      confirmLabel={count === 0 ? null : `Ändra ${prices}`}
      onBack={() => onShow(null)}
      onConfirm={() => change()}
    >
      <RowTable
        isShort
        label="Priser före och efter"
        columns={COLUMNS}
        rows={rows}
        keyOf={({ key }) => key}
      />
    </PreviewStep>
  );
}
