import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { availability, type PriceWish } from "#web/api/offers.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { readKeptStay } from "#web/shell/kept-stay.ts";
import { tabMemory } from "#web/shell/tab-memory.ts";
import { checkoutTexts } from "./texts.ts";

type StayNoticeProps = { stay: PriceWish; isPriced: boolean; calendar: string };

/** Told before anything is filled in: what was booked here a moment ago, or does not look free. */
export function StayNotice({ stay, isPriced, calendar }: StayNoticeProps) {
  const isInBrowser = useInBrowser();
  const [now] = useState(() => Date.now());
  const kept = isInBrowser ? readKeptStay(tabMemory, stay, now) : undefined;
  // Nights that this tab holds are free for nobody else. Another tab's are not known here, so that what is
  // said of nights that are not free leaves room for them: the server decides when the customer goes on.
  const { data } = useQuery({
    ...availability(stay.rentalItemId, stay),
    enabled: isInBrowser && kept === undefined && isPriced,
    refetchOnWindowFocus: false,
  });
  if (kept && "thanksAt" in kept)
    return (
      <Notice
        sentence={checkoutTexts.bookedAlready}
        way={{ href: kept.thanksAt, label: checkoutTexts.showBooking }}
      />
    );
  if (kept || data === undefined || data.available >= stay.quantity) return null;
  return (
    <Notice
      sentence={data.available === 0 ? checkoutTexts.notFree : checkoutTexts.tooFew(data.available)}
      way={{ href: calendar, label: checkoutTexts.otherDates }}
    />
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
