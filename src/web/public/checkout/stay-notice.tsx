import { useQuery } from "@tanstack/react-query";
import { problemSentence } from "#texts/errors.ts";
import { availability, type PriceWish } from "#web/api/offers.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { readKeptStay } from "./kept-stay.ts";
import { tabMemory } from "./tab-memory.ts";
import { checkoutTexts } from "./texts.ts";

type StayNoticeProps = { stay: PriceWish; isPriced: boolean; calendar: string };

/** Told before anything is filled in: what was booked here a moment ago, or cannot be had any more. */
export function StayNotice({ stay, isPriced, calendar }: StayNoticeProps) {
  const isInBrowser = useInBrowser();
  const kept = isInBrowser ? readKeptStay(tabMemory, stay) : undefined;
  // Nights that this tab has held itself are not free for anybody, and still its own.
  const { data } = useQuery({
    ...availability(stay.rentalItemId, stay),
    enabled: isInBrowser && kept === undefined && isPriced,
    refetchOnWindowFocus: false,
  });
  if (kept?.thanksAt)
    return (
      <div className="checkout-notice" role="status">
        <p>{checkoutTexts.bookedAlready}</p>
        <a href={kept.thanksAt} className="button button-quiet button-small">
          {checkoutTexts.showBooking}
        </a>
      </div>
    );
  if (data === undefined || data.available >= stay.quantity) return null;
  return (
    <div className="checkout-problem" role="alert">
      <p>{takenSentence(data.available)}</p>
      <a href={calendar} className="button button-quiet button-small">
        {checkoutTexts.otherDates}
      </a>
    </div>
  );
}

function takenSentence(free: number): string {
  return free === 0
    ? checkoutTexts.takenAlready
    : problemSentence({ code: "stay.too-few-units", free });
}
