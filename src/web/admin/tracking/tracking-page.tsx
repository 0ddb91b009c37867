import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import { ANEW } from "#web/api/freshness.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { TrackingForm } from "./tracking-form.tsx";
import { trackingTexts } from "./texts.ts";
import "./tracking.css";

export function Page() {
  return (
    <div className="page-width tracking">
      <div className="tracking-top">
        <Link href="/admin" className={`${buttonClass("plain")} tracking-back`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Tillbaka
        </Link>
        <h1 className="heading-1">{trackingTexts.title}</h1>
        <p className="text-muted max-w-[65ch]">{trackingTexts.lead}</p>
      </div>
      <Loaded />
    </div>
  );
}

function Loaded() {
  // What another administrator saved since is not to be written over unseen.
  const { data, error, isFetching, isFetchedAfterMount, refetch } = useQuery({
    ...trackingSettings,
    ...ANEW,
  });
  const [isShown, setIsShown] = useState(false);
  const isRead = data !== undefined && isFetchedAfterMount && !error;
  if (isRead && !isShown) setIsShown(true);
  // Once it is shown it stays, with what is typed in it, whatever becomes of fetching it again.
  if (data && (isRead || isShown)) return <TrackingForm stored={data} />;
  if (error && !isFetching) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  return <Spinner />;
}
