import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { MyBooking } from "#contracts/my-booking.ts";
import { unitsTaken } from "#domain/availability/check-lines.ts";
import { withBooked } from "#domain/bookings/own-page.ts";
import type { SelectedAddon } from "#domain/catalog/item.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import { isLocalDate } from "#domain/dates/local-date.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { itemAddons } from "#web/api/catalog.ts";
import { myBooking, myChangePreview, useChangeMyBooking } from "#web/api/my-booking.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { AddonChoice } from "#web/shell/stay-calendar/addon-choice.tsx";
import { useAddonStock } from "#web/shell/stay-calendar/use-addon-stock.ts";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useDebounced } from "#web/ui/use-debounced.ts";
import { isLinkEnded, OwnProblem } from "./own-problem.tsx";
import type { OwnProps } from "./own-props.ts";
import { showTodo } from "./own-steps.tsx";
import { isClosed, useStandsOtherwise } from "./use-stands-otherwise.ts";
import {
  changeUntilWords,
  changeWords,
  CHANGED_MEANWHILE,
  costWords,
  lastingWords,
  thenCancelling,
  tooNearWords,
} from "./texts.ts";

/** What was typed and chosen; what was left alone is as it is booked, also if that becomes another meanwhile. */
type Typed = { startDate?: string; endDate?: string; addons?: SelectedAddon[] };

/** Other days and more extras, with what they cost before they are taken. */
export function ChangeOwn({ token, page }: OwnProps) {
  return (
    <Panel title="Ändra datum och tillval" lead={changeUntilWords(page)} className="own-live">
      {page.changes.allowed && <ChangeForm token={token} page={page} />}
    </Panel>
  );
}

function ChangeForm({ token, page }: OwnProps) {
  const { booking, changes } = page;
  const [typed, setTyped] = useState<Typed>({});
  const change = (part: Typed) => setTyped((before) => ({ ...before, ...part }));
  const { startDate = booking.startDate, endDate = booking.endDate } = typed;
  const addons = withBooked(typed.addons ?? [], booking.selectedAddons);
  const isTooNear = startDate !== booking.startDate && startDate < changes.earliestStart;
  const stay =
    isLocalDate(startDate) && isLocalDate(endDate) && startDate < endDate && !isTooNear
      ? { startDate, endDate }
      : null;
  const isMoved = startDate !== booking.startDate || endDate !== booking.endDate;
  const isMore = JSON.stringify(addons) !== JSON.stringify(booking.selectedAddons);
  return (
    <div className="own-change">
      <div className="own-form">
        <TextField
          label="Hämtning"
          type="date"
          value={startDate}
          min={changes.earliestStart}
          error={isTooNear ? tooNearWords(changes.earliestStart) : undefined}
          onChange={({ target }) => change({ startDate: target.value })}
        />
        <TextField
          label="Återlämning"
          type="date"
          value={endDate}
          min={changes.earliestStart}
          error={stay || isTooNear ? undefined : "Återlämningen ska vara efter hämtningen"}
          onChange={({ target }) => change({ endDate: target.value })}
        />
      </div>
      <Extras
        booking={booking}
        stay={stay}
        isMoved={isMoved}
        selected={addons}
        onChange={(chosen) => change({ addons: chosen })}
      />
      {(isMoved || isMore) && stay && (
        <Previewed
          token={token}
          page={page}
          stay={stay}
          isMoved={isMoved}
          addons={addons}
          onDone={() => setTyped({})}
        />
      )}
    </div>
  );
}

type ExtrasProps = {
  booking: MyBooking["booking"];
  stay: Stay | null;
  isMoved: boolean;
  selected: SelectedAddon[];
  onChange: (selected: SelectedAddon[]) => void;
};

/** Of the booked days it is known here how many are left; of others the price tells. */
function Extras({ booking, stay, isMoved, selected, onChange }: ExtrasProps) {
  const { itemId: rentalItemId, quantity, lines, selectedAddons: booked } = booking;
  const { data: addons = [], error, refetch } = useQuery(itemAddons(rentalItemId));
  const rented = { rentalItemId, quantity, lines };
  const leftOf = useAddonStock({
    wish: { ...rented, selectedAddons: selected },
    stay: isMoved ? null : stay,
    addons,
    own: unitsTaken({ ...rented, selectedAddons: booked }, addons),
  });
  if (addons.length === 0)
    return error && <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />;
  return (
    <details className="own-extras">
      <summary>Lägg till tillval</summary>
      <AddonChoice
        addons={addons}
        selected={selected}
        nights={stay ? nightCount(stay) : undefined}
        leftOf={leftOf}
        booked={booked}
        onChange={onChange}
      />
    </details>
  );
}

type PreviewedProps = OwnProps & {
  stay: Stay;
  isMoved: boolean;
  addons: SelectedAddon[];
  onDone: () => void;
};

function Previewed({ token, page, stay, isMoved, addons, onDone }: PreviewedProps) {
  const { booking } = page;
  const { today } = usePageState();
  const wish = { ...stay, selectedAddons: addons, version: booking.version };
  // A year is typed digit by digit; only what somebody has come to rest at is asked about.
  const asked = useDebounced(wish, PAUSE);
  const { data, error, isFetching, refetch } = useQuery({
    ...myChangePreview(token, asked ?? wish),
    enabled: asked !== undefined,
  });
  const isTyping = JSON.stringify(asked) !== JSON.stringify(wish);
  const call = useChangeMyBooking(token);
  const client = useQueryClient();
  const [refused] = data?.refused ?? [];
  const closed = isClosed(refused?.code) ? refused?.message : undefined;
  const { tell, tellRefused } = useStandsOtherwise(token);
  useEffect(() => {
    if (closed !== undefined) tell(closed);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [closed]);
  const isOutdated = refused?.code === OUTDATED || isOutdatedAnswer(call.error);
  useEffect(() => {
    if (!isOutdated) return;
    // What was typed stays, and is priced by the booking as it is now.
    toast(CHANGED_MEANWHILE);
    call.reset();
    void client.invalidateQueries({ queryKey: myBooking(token).queryKey });
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isOutdated]);
  if (isLinkEnded(error) && !isTyping) return <OwnProblem error={error} />;
  if (error && !data && !isTyping && !isFetching)
    return <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />;
  if (!data || isOutdated || isTyping) return <p role="status">Räknar ut priset…</p>;
  if (refused)
    return (
      <p className="own-refused" role="alert">
        {refused.message}
      </p>
    );
  const lasting = lastingWords(booking, wish);
  async function change(): Promise<void> {
    const cost = data ?? { difference: 0, toPay: 0 };
    try {
      await call.mutateAsync(wish, { onError: tellRefused });
    } catch {
      // Said in place.
      return;
    }
    const letter = cost.toPay > 0 ? "en länk för att betala" : "en bekräftelse";
    const description = `${costWords(cost)} Vi har mejlat dig ${letter}.`;
    toast({ title: "Bokningen är ändrad", description });
    onDone();
    if (cost.toPay > 0) showTodo();
  }
  return (
    <div className="grid justify-items-start gap-4">
      <p role="status" className="own-cost">
        {changeWords(data, isMoved ? stay : null)}
      </p>
      {lasting !== null && <p>{lasting}</p>}
      {thenCancelling(page, data, { startDate: stay.startDate, today }).map((words) => (
        <p key={words}>{words}</p>
      ))}
      <OwnProblem error={call.error} />
      <ActionButton busyLabel="Ändrar…" onAct={change}>
        Ändra bokningen
      </ActionButton>
    </div>
  );
}

const PAUSE = 300;

const OUTDATED = "own-page.changed";

const isOutdatedAnswer = (error: unknown) => error instanceof ApiError && error.code === OUTDATED;
