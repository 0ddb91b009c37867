import type { BookingPreview } from "#contracts/office-bookings.ts";
import { formatKronor } from "#texts/format.ts";
import type { Form } from "#web/shell/form/use-form.ts";
import { Panel } from "#web/ui/panel.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import type { Draft } from "./draft.ts";

const CHANGES: Record<Draft["change"], string> = {
  none: "Oförändrat",
  discount: "Rabatt",
  addition: "Tillägg",
};

type PricePartProps = { form: Form<Draft>; preview: BookingPreview | undefined };

/** What it costs, line by line as the customer will read it, and what speaks against it. */
export function PricePart({ form, preview }: PricePartProps) {
  const { change } = form.values;
  return (
    <Panel title="Pris">
      {preview?.quote ? (
        <table className="new-booking-price">
          <tbody>
            {preview.quote.quoteLines.map(({ label, note, amount }) => (
              <tr key={`${label} ${note ?? ""}`}>
                <th scope="row">
                  {label}
                  {note && <span className="block text-sm text-muted">{note}</span>}
                </th>
                <td>{formatKronor(amount)}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Totalt</th>
              <td aria-live="polite">{formatKronor(preview.quote.total)}</td>
            </tr>
          </tfoot>
        </table>
      ) : (
        <p className="text-muted">Välj objekt och dagar, så står priset här.</p>
      )}
      <div className="new-booking-refused" role="status">
        {preview?.refused.map(({ code, message }) => (
          <p key={code}>{message}</p>
        ))}
      </div>
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
    </Panel>
  );
}
