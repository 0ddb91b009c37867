import "@vitejs/plugin-react/preamble";
import "./styles.css";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { parse } from "regexparam";
import { createQueryClient } from "#web/api/query-client.ts";
import { fetchTransport } from "#web/api/request.ts";
import { Document, HAND_OVER_ID, type HandOver } from "./document.tsx";
import { findRoute, preloadRoute } from "./routes.tsx";
import { prepareAhead, preparedSteps } from "./steps.ts";

async function takeOver(): Promise<void> {
  await pageIsWhole();
  const handOverText = document.getElementById(HAND_OVER_ID)?.textContent ?? "";
  const handOver = fetchedNow(JSON.parse(handOverText) as HandOver);
  await preloadRoute(findRoute(parse, window.location.pathname).route);
  const queryClient = createQueryClient(fetchTransport);
  const stepping = { queryClient, today: handOver.page.today };
  const typed = document.querySelector("input, textarea, select")
    ? (await import("./what-was-typed.ts")).whatWasTyped()
    : undefined;
  startTransition(() => {
    hydrateRoot(
      document,
      <Document
        handOver={handOver}
        handOverText={handOverText}
        queryClient={queryClient}
        router={{ aroundNav: preparedSteps(stepping) }}
      />,
    );
  });
  typed?.tell();
  prepareAhead(stepping);
}

/** The server vouches for what a page says at the moment it sends it, however long ago it was written. */
function fetchedNow(handOver: HandOver): HandOver {
  const now = Date.now();
  for (const query of handOver.queries.queries) query.state.dataUpdatedAt = now;
  return handOver;
}

/** This script may come before the end of the page, which carries the hand-over. */
function pageIsWhole(): Promise<unknown> {
  if (document.readyState !== "loading") return Promise.resolve();
  return new Promise((resolve) => {
    document.addEventListener("DOMContentLoaded", resolve, { once: true });
  });
}

/** When the page's own code hears what is pressed, and finishes what it needs to answer it. */
export const takenOver = takeOver();
