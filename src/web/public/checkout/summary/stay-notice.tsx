import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import {
  availability,
  blockedDates,
  bookingIntervals,
  handoverLimitsOf,
  timesForDate,
  type PriceWish,
} from "#web/api/offers.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { readKeptStay } from "#web/shell/kept-stay.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { stayReason } from "./stay-reason.ts";
import { checkoutTexts } from "#web/public/checkout/texts.ts";

type StayNoticeProps = { item: RentalItem; stay: PriceWish; isPriced: boolean; calendar: string };

/** Told before anything is filled in: what was booked here a moment ago, or does not look free. */
export function StayNotice({ item, stay, isPriced, calendar }: StayNoticeProps) {
  const isInBrowser = useInBrowser();
  const [now] = useState(() => Date.now());
  const kept = isInBrowser ? readKeptStay(tabMemory, stay, now) : undefined;
  // Nights that this tab holds are free for nobody else. Another tab's are not known here, so that what is
  // said of nights that are not free leaves room for them: the server decides when the customer goes on.
  const reason = useStayReason(item, stay, isInBrowser && kept === undefined && isPriced);
  if (kept && "thanksAt" in kept)
    return (
      <Notice
        sentence={checkoutTexts.bookedAlready}
        way={{ href: kept.thanksAt, label: checkoutTexts.showBooking }}
      />
    );
  if (kept || reason === null) return null;
  return <Notice sentence={reason} way={{ href: calendar, label: checkoutTexts.otherDates }} />;
}

function useStayReason(item: RentalItem, stay: PriceWish, isAsked: boolean): string | null {
  const { today } = usePageState();
  const asked = { enabled: isAsked };
  const { data: free } = useQuery({ ...availability(item.id, stay), ...asked });
  const { data: blocked } = useQuery({ ...blockedDates(item.id), ...asked });
  const { data: intervals } = useQuery({ ...bookingIntervals(item.id), ...asked });
  const { data: times } = useQuery({ ...timesForDate(item.id, today), ...asked });
  if (!isAsked || !free || !blocked || !intervals) return null;
  const { peakSeasonOnly, seasons } = item;
  const { available } = free;
  return stayReason(
    {
      today,
      ...handoverLimitsOf(times),
      quantity: stay.quantity,
      intervals,
      blocked,
      peakSeasonOnly,
      seasons,
      available,
    },
    stay,
  );
}

type NoticeProps = { sentence: string; way: { href: string; label: string } };

function Notice({ sentence, way }: NoticeProps) {
  return (
    <div className="checkout-notice" role="status">
      <p>{sentence}</p>
      <a href={way.href} className="button button-quiet button-small">
        {way.label}
      </a>
    </div>
  );
}
