import type { ShopSettings } from "#contracts/shop-settings.ts";
import type { DayLetter } from "#domain/shop/letter-words.ts";
import { sendingDayWords } from "#texts/letter-words.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { SavedMeanwhile } from "#web/shell/form/saved-meanwhile.tsx";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { useSendingForm } from "./use-sending-form.ts";

/** Whether a letter leaves by itself, and on which day. */
export function SendingPanel({ type, shop }: { type: DayLetter; shop: ShopSettings }) {
  const { day, ...form } = useSendingForm(type, shop);
  const { enabled } = form.values;
  return (
    <Panel title="När det skickas" lead={leadWords(type, enabled, day)}>
      <form {...form.props} className="letter-fields">
        <CheckField {...form.check("enabled")} label="Skickas av sig själv" />
        <TextField
          {...form.text("days")}
          label={type === "return_thanks" ? "Dagar efter återlämningen" : "Dagar före hämtningen"}
          unit="dagar"
          inputMode="numeric"
          autoComplete="off"
          maxLength={9}
          disabled={!enabled}
        />
        <CallProblem error={form.problem} />
        <SavedMeanwhile error={form.problem} {...form.choice} />
        <div className="letter-foot">
          <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Sparar…">
            Spara när det skickas
          </BusyButton>
          <p role="status" className="text-muted">
            {form.isDirty && "Osparade ändringar"}
          </p>
        </div>
        <FormGuard form={form} what="ändringar" />
      </form>
    </Panel>
  );
}

function leadWords(type: DayLetter, enabled: boolean, day: number | undefined): string {
  if (!enabled) return "Avstängt. Ni kan ändå skicka det från en bokning.";
  const when = day === undefined ? "" : ` ${sendingDayWords(type, day)}`;
  const hour = `Kl. 09.00${when}, en gång för varje bokning.`;
  const anew = "Flyttas bokningen till en annan dag skickas det på nytt inför den.";
  if (type === "deposit_reminder")
    return `${hour} Godkänns bokningen senare än så skickas det då. Är depositionen betald skickas inget.`;
  return type === "return_thanks"
    ? `${hour} Först när bokningen är markerad som returnerad.`
    : `${hour} ${anew} Bara för bokningar som är godkända.`;
}
