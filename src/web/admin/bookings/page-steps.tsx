import { useState } from "react";
import { useSearchParams } from "wouter";
import { Button } from "#web/ui/button.tsx";
import { withValues } from "./address.ts";

/** Steps between pages. Each page is an address, so that the browser's own buttons work as well. */
export function PageSteps({ next }: { next: string | null }) {
  const [params, setParams] = useSearchParams();
  const after = params.get("after") ?? "";
  // From which page each was come to; an address opened from outside knows only the first.
  const [cameFrom, setCameFrom] = useState<Record<string, string>>({});
  function turnTo(page: string) {
    setParams((current) => withValues(current, { after: page }));
    window.scrollTo(0, 0);
  }
  if (after === "" && next === null) return null;
  return (
    <nav className="page-steps" aria-label="Sidor">
      {after !== "" && (
        <Button look="quiet" className="button-small" onClick={() => turnTo(cameFrom[after] ?? "")}>
          {cameFrom[after] ? "Föregående sida" : "Första sidan"}
        </Button>
      )}
      {next !== null && (
        <Button
          look="quiet"
          className="button-small"
          onClick={() => {
            setCameFrom({ ...cameFrom, [next]: after });
            turnTo(next);
          }}
        >
          Nästa sida
        </Button>
      )}
    </nav>
  );
}
