import { useQuery } from "@tanstack/react-query";
import { useParams, useSearch } from "wouter";
import { sentenceFor } from "#web/api/api-error.ts";
import { myBooking } from "#web/api/my-booking.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { PayPage } from "#web/shell/pay-page.tsx";
import { useHeadingOfChange } from "#web/shell/use-heading-of-change.ts";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { faceOf } from "./called-off-words.ts";
import { FindLink } from "./find-link.tsx";
import { MyBookingView } from "./my-booking-view.tsx";
import { myBookingTexts } from "./texts.ts";

/** By the key of a letter the booking itself, else the way to such a letter. */
export function Page() {
  const { token } = useParams<{ token?: string }>();
  // From a page where something is paid, on a device that has not opened the booking.
  const asked = new URLSearchParams(useSearch()).get("bokning") ?? "";
  return (
    <>
      <PageHead title={myBookingTexts.title} description={myBookingTexts.description} path={null} />
      {token === undefined ? (
        <PayPage title={myBookingTexts.find}>
          <FindLink
            lead={asked ? myBookingTexts.askedLead : myBookingTexts.findLead}
            start={asked}
          />
        </PayPage>
      ) : (
        <ByKey token={token} />
      )}
    </>
  );
}

function ByKey({ token }: { token: string }) {
  const { data, error, isFetching, refetch } = useQuery(myBooking(token));
  const heading = useHeadingOfChange(faceOf(data));
  if (data) return <MyBookingView token={token} page={data} heading={heading} />;
  if (data === null)
    return (
      <PayPage title={myBookingTexts.unknown} heading={heading}>
        <FindLink lead={myBookingTexts.unknownLead} />
      </PayPage>
    );
  if (isFetching || error === null) return <Spinner />;
  return (
    <div className="page-width py-24">
      <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />
    </div>
  );
}
