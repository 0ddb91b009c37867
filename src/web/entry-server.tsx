import { dehydrate, type DehydratedState } from "@tanstack/react-query";
import { renderToString } from "react-dom/server";
import { parse } from "regexparam";
import type { PageLife, PageRequest, RenderedPage } from "#contracts/page.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { Document, type HandOver } from "./document.tsx";
import { findRoute, loadRoute, preloadRoute, ROUTES, sourcesOfRoute } from "./routes.tsx";

/** Renders one page in full: its data is there before React begins, so nothing is left to come later. */
export async function render(request: PageRequest): Promise<RenderedPage> {
  const queryClient = createQueryClient(async (_method, path) => request.callApi(path));
  const match = findRoute(parse, request.path);
  const [status] = await Promise.all([
    loadRoute(match, queryClient, new URLSearchParams(request.search)),
    preloadRoute(match.route),
  ]);

  const { shop, today, hasSession, hasTracking, comingHours, assets } = request;
  const handOver: HandOver = {
    page: { shop, today, hasSession, hasTracking, comingHours },
    queries: withoutTimes(dehydrate(queryClient)),
    assets,
  };
  const ssrContext: { redirectTo?: string } = {};
  const html = renderToString(
    <Document
      handOver={handOver}
      handOverText={inScript(handOver)}
      queryClient={queryClient}
      router={{ ssrPath: request.path, ssrSearch: request.search, ssrContext }}
    />,
  );
  if (ssrContext.redirectTo !== undefined) return { status: 302, location: ssrContext.redirectTo };
  return { status, html: `<!doctype html>${html}` };
}

/** When the data was fetched is when the page was asked for: a page that is kept does not grow old by itself. */
function withoutTimes(state: DehydratedState): DehydratedState {
  const queries = state.queries.map((query) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...query.state, dataUpdatedAt: 0 },
  }));
  return { ...state, queries };
}

/** JSON that cannot end the script element it stands in. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replaceAll("<", "\\u003c");
}

export function lifeOf(path: string): PageLife {
  return findRoute(parse, path).route.life ?? "none";
}

export function isForReading(path: string): boolean {
  return findRoute(parse, path).route.isForReading ?? false;
}

export function sourcesOf(path: string): string[] {
  return sourcesOfRoute(findRoute(parse, path).route);
}

/** What the server writes of a page besides, whose code the browser fetches later. */
export function writtenAheadOf(path: string): string[] {
  return findRoute(parse, path).route.atTouch ?? [];
}

/** Loads the code of every page, so that none has to be found on disk while visitors wait. */
export async function preloadPages(): Promise<void> {
  await Promise.all(ROUTES.map(preloadRoute));
}
