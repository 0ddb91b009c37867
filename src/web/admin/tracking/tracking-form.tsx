import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { isSavedMeanwhile, SavedMeanwhile } from "#web/shell/form/saved-meanwhile.tsx";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { ChatCard } from "./chat-card.tsx";
import { trackingTexts } from "./texts.ts";
import { ToolCard } from "./tool-card.tsx";
import { useTrackingForm } from "./use-tracking-form.ts";

const { facebook, google, plausible } = trackingTexts;

export function TrackingForm({ stored }: { stored: TrackingSettings }) {
  const form = useTrackingForm(stored);
  return (
    <form {...form.props} className="tracking-form">
      <div className="tracking-cards">
        <ToolCard
          form={form}
          words={facebook}
          flag="facebookPixelEnabled"
          fields={[
            {
              name: "facebookPixelId",
              label: facebook.id,
              hint: facebook.idHint,
              inputMode: "numeric",
            },
          ]}
        />
        <ToolCard
          form={form}
          words={google}
          flag="googleAdsEnabled"
          fields={[{ name: "googleAdsId", label: google.id, hint: google.idHint }]}
        />
        <ToolCard
          form={form}
          words={plausible}
          flag="plausibleEnabled"
          fields={[
            { name: "plausibleDomain", label: plausible.domain, hint: plausible.domainHint },
            {
              name: "plausibleServerUrl",
              label: plausible.server,
              hint: plausible.serverHint,
              inputMode: "url",
            },
          ]}
        />
        <ChatCard form={form} />
      </div>
      {isSavedMeanwhile(form.problem) && <CallProblem error={form.problem} />}
      <SavedMeanwhile error={form.problem} {...form.choice} />
      <div className="tracking-save">
        <BusyButton type="submit" isBusy={form.isBusy} busyLabel={trackingTexts.saving}>
          {trackingTexts.save}
        </BusyButton>
        <p role="status" className="text-muted">
          {form.isDirty && "Osparade ändringar"}
        </p>
      </div>
      <p className="tracking-note">{trackingTexts.note}</p>
      <FormGuard form={form} what="inställningar" />
    </form>
  );
}
