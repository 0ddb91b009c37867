import { BookedOnClosed } from "./booked-on-closed.tsx";
import { ExceptionsCard } from "./exceptions-card.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { TimesOutside, TimesOutsideExceptions } from "./times-outside.tsx";
import { WeekCard } from "./week-card.tsx";

export function Page() {
  return (
    <SettingsFrame
      title="Öppettider"
      history="hours"
      lead="När någon är på plats och lämnar ut eller tar emot. Står på sidorna och i breven."
    >
      {(shop) => (
        <>
          <WeekCard shop={shop} />
          <TimesOutside week={shop.opening.week} />
          <ExceptionsCard shop={shop} />
          <TimesOutsideExceptions exceptions={shop.opening.exceptions} />
          <BookedOnClosed />
        </>
      )}
    </SettingsFrame>
  );
}
