import { useQuery } from "@tanstack/react-query";
import { MOST_NOTICE_HOURS } from "#domain/availability/pickup-notice.ts";
import { shopSettings, useChangeShopSettings } from "#web/api/settings.ts";
import { CallProblem, FetchProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { SavedMeanwhile } from "#web/shell/form/saved-meanwhile.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { useTypedOver } from "#web/shell/form/use-typed-over.ts";
import { FormGuard } from "#web/shell/leave-question.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { readWhole } from "#web/ui/typed-values.ts";

/** How long before a pick-up the shop wants to know of it. */
export function NoticePanel() {
  const { data, error, refetch } = useQuery(shopSettings);
  return (
    <Panel
      title="Framförhållning"
      lead="Så långt före hämtningen behöver en bokning göras. Kunder ser dagar som är för nära som stängda, ni kan ändå boka dem."
    >
      {data && <NoticeForm noticeHours={data.noticeHours} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={1} />}
    </Panel>
  );
}

function NoticeForm({ noticeHours }: { noticeHours: number }) {
  const save = useChangeShopSettings();

  async function undo(saved: number): Promise<void> {
    try {
      await save.mutateAsync({ noticeHours, before: { noticeHours: saved } });
      toast({ title: "Ångrat, framförhållningen är som förut" });
    } catch (error) {
      tellProblem(error);
    }
  }

  const form = useForm({
    start: { noticeHours: String(noticeHours) },
    isFollowing: true,
    mistakes: (typed) => ({ noticeHours: mistakeIn(typed.noticeHours) }),
    send: async (typed) => {
      const saved = hoursOf(typed.noticeHours);
      const isChanged = saved !== noticeHours;
      if (isChanged)
        await save.mutateAsync({ noticeHours: saved, before: { noticeHours: typedOver() } });
      toast({
        title: "Framförhållningen är sparad",
        ...(isChanged && { action: { label: "Ångra", press: () => void undo(saved) } }),
      });
    },
  });
  const { typedOver, choice } = useTypedOver(noticeHours, form);
  return (
    <form {...form.props} className="grid content-start gap-5">
      <TextField
        {...form.text("noticeHours")}
        label="Minsta tid före hämtning"
        unit="timmar"
        inputMode="numeric"
        autoComplete="off"
        maxLength={3}
        hint="0: tills hämtningstiden är inne. 24: senast samma klockslag dagen före."
      />
      <CallProblem error={form.problem} />
      <SavedMeanwhile error={form.problem} {...choice} />
      <div>
        <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Sparar…">
          Spara framförhållningen
        </BusyButton>
      </div>
      <FormGuard form={form} what="framförhållning" />
    </form>
  );
}

/** An emptied field means none. */
function hoursOf(typed: string): number {
  const read = readWhole(typed);
  return read.ok ? (read.value ?? 0) : 0;
}

function mistakeIn(typed: string): string | undefined {
  const read = readWhole(typed);
  if (!read.ok) return read.problem;
  return hoursOf(typed) > MOST_NOTICE_HOURS
    ? `Högst ${MOST_NOTICE_HOURS} timmar, som är 30 dygn`
    : undefined;
}
