import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { MyBooking, OwnChangePreview } from "#contracts/my-booking.ts";
import { isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import { formatKronor, formatWeekday } from "#texts/format.ts";
import { myChangePreview, useChangeMyBooking } from "#web/api/my-booking.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import type { OwnProps } from "./own-props.ts";
import { changeUntilWords } from "./texts.ts";

/** Other days, with what they cost before they are taken. */
export function ChangeOwn({ token, page }: OwnProps) {
  return (
    <Panel title="Ändra datum" lead={changeUntilWords(page)}>
      {page.changes.allowed && (
        <ChangeDays key={page.booking.version} token={token} booking={page.booking} />
      )}
    </Panel>
  );
}

function ChangeDays({ token, booking }: { token: string; booking: MyBooking["booking"] }) {
  const [startDate, setStartDate] = useState<string>(booking.startDate);
  const [endDate, setEndDate] = useState<string>(booking.endDate);
  const isOther = startDate !== booking.startDate || endDate !== booking.endDate;
  const days =
    isLocalDate(startDate) && isLocalDate(endDate) && startDate < endDate
      ? { startDate, endDate }
      : null;
  return (
    <div className="grid gap-4">
      <div className="own-form">
        <TextField
          label="Hämtning"
          type="date"
          value={startDate}
          onChange={({ target }) => setStartDate(target.value)}
        />
        <TextField
          label="Återlämning"
          type="date"
          value={endDate}
          error={days ? undefined : "Återlämningen ska vara efter hämtningen"}
          onChange={({ target }) => setEndDate(target.value)}
        />
      </div>
      {isOther && days && <Previewed token={token} booking={booking} days={days} />}
    </div>
  );
}

type PreviewedProps = {
  token: string;
  booking: MyBooking["booking"];
  days: { startDate: LocalDate; endDate: LocalDate };
};

function Previewed({ token, booking, days }: PreviewedProps) {
  const wish = { ...days, version: booking.version };
  const { data, error, isFetching } = useQuery(myChangePreview(token, wish));
  const call = useChangeMyBooking(token);
  const change = () =>
    call.mutateAsync(wish).then(
      () =>
        toast({ title: "Bokningen är ändrad", description: "Vi har mejlat dig en bekräftelse." }),
      () => undefined,
    );
  if (error && !data) return <CallProblem error={error} />;
  if (!data) return <p role="status">Räknar ut priset…</p>;
  const [refused] = data.refused;
  if (refused)
    return (
      <p className="own-refused" role="alert">
        {refused.message}
      </p>
    );
  return (
    <div className="grid justify-items-start gap-4" aria-busy={isFetching}>
      <p role="status">{changeWords(data, days)}</p>
      <CallProblem error={call.error} />
      <ActionButton busyLabel="Ändrar…" onAct={change}>
        Ändra bokningen
      </ActionButton>
    </div>
  );
}

function changeWords(
  { difference, due, pickupTime, returnTime }: OwnChangePreview,
  { startDate, endDate }: PreviewedProps["days"],
): string {
  const stay = `Hämtning ${formatWeekday(startDate)} kl.\u00a0${pickupTime}, återlämning ${formatWeekday(endDate)} kl.\u00a0${returnTime}.`;
  if (difference <= 0) return `${stay} Priset är detsamma.`;
  const more = `${stay} Det kostar ${formatKronor(difference)} mer.`;
  return due > 0 ? `${more} Vi mejlar dig en länk för att betala.` : more;
}
