import type { Block, LaidBlock } from "#contracts/item-belongings.ts";
import type { Period } from "#domain/dates/date-range.ts";
import { useSaveBelonging } from "#web/api/item-belongings.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { DateFields, typedDates } from "#web/shell/form/date-fields.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { missingIn, tellMistakes } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { TextField } from "#web/ui/text-field.tsx";
import "./blocking.css";
import { blockingTexts } from "./texts.ts";

type BlockFormProps = {
  itemId: number;
  /** How many the item has, where that is not seen beside the form. */
  quantity?: number;
  /** What is changed; none when days are blocked anew. */
  row?: Block | undefined;
  /** The days that stand there first. */
  days: Period | undefined;
  submitLabel: string;
  onLaid: (laid: LaidBlock) => void;
};

/** Asks which days are blocked and why. In an `EditDialog`. */
export function BlockForm({
  itemId,
  quantity = 1,
  row,
  days,
  submitLabel,
  onLaid,
}: BlockFormProps) {
  const { mutateAsync } = useSaveBelonging("blocked-dates");
  const form = useForm({
    start: { reason: row?.reason ?? "", ...typedDates(days) },
    mistakes: (values) => missingIn(values, ["reason", "startDate", "endDate"]),
    send: async (values) => onLaid(await mutateAsync({ itemId, id: row?.id, values })),
    onMistakes: tellMistakes,
    onRefused: tellProblem,
  });
  return (
    <EditForm form={form} submitLabel={submitLabel}>
      <div className="block-form">
        <TextField
          {...form.text("reason")}
          label="Anledning"
          hint={blockingTexts.reasonHint}
          maxLength={500}
        />
        <div className="block-form-days">
          <DateFields form={form} />
        </div>
        {quantity > 1 && (
          <p className="text-sm text-muted">Blockeringen gäller alla {quantity} enheter.</p>
        )}
      </div>
    </EditForm>
  );
}
