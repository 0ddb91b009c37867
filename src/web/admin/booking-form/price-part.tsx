import type { BookingPreview } from "#contracts/office-bookings.ts";
import type { Form } from "#web/shell/form/use-form.ts";
import { QuoteTable } from "#web/shell/quote-table.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { PriceDraft } from "./draft.ts";

const CHANGES: Record<PriceDraft["change"], string> = {
  none: "Oförändrat",
  discount: "Rabatt",
  addition: "Tillägg",
};

/** Of whatever form a price is agreed upon in. */
type PriceForm = Pick<Form<PriceDraft>, "values" | "text" | "change">;

type PricePartProps = { form: PriceForm; preview: BookingPreview | undefined };

/** What it costs, line by line as the customer will read it, and what speaks against it. */
export function PricePart({ form, preview }: PricePartProps) {
  return (
    <Panel title="Pris">
      {preview?.quote ? (
        <QuoteTable lines={preview.quote.quoteLines} total={preview.quote.total} />
      ) : (
        <p className="text-muted">Välj objekt och dagar, så står priset här.</p>
      )}
      <Refused refused={preview?.refused ?? []} />
      <Warnings warnings={preview?.warnings ?? []} />
      <PriceChange form={form} />
    </Panel>
  );
}

export function Refused({ refused }: { refused: BookingPreview["refused"] }) {
  return (
    <div className="new-booking-refused" role="status">
      {refused.map(({ message }) => (
        <p key={message}>{message}</p>
      ))}
    </div>
  );
}

/** What does not stand in the way and is to be thought of. */
export function Warnings({ warnings }: { warnings: readonly string[] }) {
  return (
    <div className="new-booking-warnings" role="status">
      {warnings.map((words) => (
        <p key={words}>{words}</p>
      ))}
    </div>
  );
}

/** What staff agree upon with the customer. */
export function PriceChange({ form }: { form: PriceForm }) {
  const { change } = form.values;
  return (
    <>
      <PressedChoice
        label="Ändra priset"
        options={CHANGES}
        value={change}
        onChoose={(next) => form.change({ change: next })}
      />
      {change !== "none" && (
        <>
          <TextField
            {...form.text("changeAmount")}
            label={CHANGES[change]}
            unit="kr"
            inputMode="numeric"
          />
          <TextField
            {...form.text("changeReason")}
            label="Anledning"
            maxLength={200}
            hint="Står på kvittot och i mejlet till kunden."
          />
        </>
      )}
    </>
  );
}
