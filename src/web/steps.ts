import type { QueryClient } from "@tanstack/react-query";
import { parse } from "regexparam";
import type { RouterProps } from "wouter";
import { findRoute, loadRoute } from "./routes.tsx";

/** Data that takes longer is waited for on the page itself, which shows where it will stand. */
const DATA_PATIENCE_MS = 3000;
/** A pointer that only passes over a link means nothing. */
const HOVER_MS = 60;

/** Fetches what a page needs, code and data side by side. Fails only when there is no code to show it. */
async function prepare(queryClient: QueryClient, { pathname, searchParams }: URL): Promise<void> {
  const match = findRoute(parse, pathname);
  const data = loadRoute(match, queryClient, searchParams)
    // The page asks again by itself, and says what is wrong.
    .catch(() => undefined);
  await match.route.page.preload();
  await Promise.race([data, new Promise((resolve) => setTimeout(resolve, DATA_PATIENCE_MS))]);
}

/** The page that is left stays as it is, header, focus and all, until the next one can be shown whole. */
export function preparedSteps(queryClient: QueryClient): RouterProps["aroundNav"] {
  let latest = 0;
  const { dataset } = document.documentElement;
  window.addEventListener("popstate", () => {
    latest += 1;
    delete dataset["stepping"];
  });
  return (navigate, to, options) => {
    const target = new URL(to, window.location.href);
    latest += 1;
    if (target.pathname === window.location.pathname) return navigate(to, options);
    const mine = latest;
    dataset["stepping"] = "true";
    prepare(queryClient, target)
      .then(
        () => mine === latest && navigate(to, options),
        // New code has been laid out since this page was loaded, or the connection is gone.
        () => mine === latest && window.location.assign(target),
      )
      .finally(() => {
        if (mine === latest) delete dataset["stepping"];
      });
  };
}

/** Begins to fetch a page as soon as somebody points at its link, or comes to it by keyboard. */
export function prepareAhead(queryClient: QueryClient): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLink = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.download !== "") return;
    const url = new URL(link.href);
    const isPage = url.origin === window.location.origin && !url.pathname.startsWith("/api/");
    if (!isPage || url.pathname === window.location.pathname) return;
    timer = setTimeout(() => void prepare(queryClient, url).catch(() => undefined), HOVER_MS);
  };
  for (const kind of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(kind, onLink, { passive: true });
}
