import { useRef } from "react";
import type { TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { ApiError } from "#web/api/api-error.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { LeaveQuestion } from "#web/shell/leave-question.tsx";
import { useLeaveGuard } from "#web/shell/use-leave-guard.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { ChatCard } from "./chat-card.tsx";
import { trackingTexts } from "./texts.ts";
import { ToolCard } from "./tool-card.tsx";
import { useTrackingForm } from "./use-tracking-form.ts";

const { facebook, google, plausible } = trackingTexts;

export function TrackingForm({ stored }: { stored: TrackingSettings }) {
  const form = useTrackingForm(stored);
  const guard = useLeaveGuard(form.isDirty);
  const element = useRef<HTMLFormElement>(null);
  const [submit, isSaving] = useOneAtATime(async () => {
    if (await form.submit()) return;
    requestAnimationFrame(() =>
      element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus(),
    );
  });
  return (
    <form
      ref={element}
      noValidate
      className="tracking-form"
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
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
      {isSignedOut(form.error) && <CallProblem error={form.error} />}
      <div className="tracking-save">
        <BusyButton type="submit" isBusy={isSaving} busyLabel={trackingTexts.saving}>
          {trackingTexts.save}
        </BusyButton>
        <p role="status" className="text-muted">
          {form.isDirty && "Osparade ändringar"}
        </p>
      </div>
      <p className="tracking-note">{trackingTexts.note}</p>
      <LeaveQuestion
        guard={guard}
        what="inställningar"
        isDirty={form.isDirty}
        isSaving={isSaving}
      />
    </form>
  );
}

/** The passing message says what went wrong; how to sign in again has to stay. */
function isSignedOut(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
