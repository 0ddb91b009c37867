import type { ShopSettings } from "#contracts/shop-settings.ts";
import { isDayLetter, WORDS_LIMITS, type EditableLetter } from "#domain/shop/letter-words.ts";
import { STANDARD_LETTERS } from "#texts/letter-words.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { SavedMeanwhile } from "#web/shell/form/saved-meanwhile.tsx";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { LetterPreview } from "./letter-preview.tsx";
import { PlaceholderButtons } from "./placeholder-buttons.tsx";
import { SendingPanel } from "./sending-panel.tsx";
import { SendTest } from "./send-test.tsx";
import { useLetterForm } from "./use-letter-form.ts";
import { usePlaceholders } from "./use-placeholders.ts";

const STANDARD_FETCHED = "Standardtexten står i fälten. Den gäller när du har sparat.";

/** The words of one letter beside the letter that they make. */
export function LetterEditor({ type, shop }: { type: EditableLetter; shop: ShopSettings }) {
  const { isStandard, restore, ...form } = useLetterForm(type, shop);
  const { insert, follow } = usePlaceholders(form);
  return (
    <div className="letter-editor">
      <div className="letter-beside">
        {isDayLetter(type) && <SendingPanel type={type} shop={shop} />}
        <Panel title="Dina ord">
          <form {...form.props} className="letter-fields" onSelect={follow} onFocus={follow}>
            <TextField
              {...form.text("subject")}
              label="Ämne"
              maxLength={WORDS_LIMITS.subject}
              autoComplete="off"
              hint={
                STANDARD_LETTERS[type].subject === ""
                  ? "Tomt ger den vanliga ämnesraden, som säger vad det gäller."
                  : undefined
              }
            />
            <TextArea
              {...form.text("opening")}
              label="Inledning"
              rows={7}
              maxLength={WORDS_LIMITS.opening}
              hint="En tom rad börjar ett nytt stycke. Tomt fält ger standardtexten."
            />
            <TextArea
              {...form.text("closing")}
              label="Avslutning"
              rows={4}
              maxLength={WORDS_LIMITS.closing}
              hint="Sist i brevet, före era kontaktuppgifter. Kan vara tom."
            />
            <PlaceholderButtons onInsert={insert} />
            <p className="text-sm text-muted">
              Står alltid med, efter inledningen: {STANDARD_LETTERS[type].stays}.
            </p>
            <CallProblem error={form.problem} />
            <SavedMeanwhile error={form.problem} {...form.choice} />
            <div className="letter-foot">
              <BusyButton type="submit" isBusy={form.isBusy} busyLabel="Sparar…">
                Spara
              </BusyButton>
              {!isStandard && (
                <Button look="plain" onClick={restore}>
                  Hämta standardtexten
                </Button>
              )}
              <p role="status" className="text-muted">
                {form.isDirty && (isStandard ? STANDARD_FETCHED : "Osparade ändringar")}
              </p>
            </div>
            <FormGuard form={form} what="ändringar" />
          </form>
        </Panel>
      </div>
      <div className="letter-beside">
        <LetterPreview type={type} words={form.values} />
        <SendTest type={type} words={form.values} shop={shop} />
      </div>
    </div>
  );
}
