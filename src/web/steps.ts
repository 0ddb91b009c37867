import type { QueryClient } from "@tanstack/react-query";
import { parse } from "regexparam";
import type { RouterProps } from "wouter";
import { API } from "#contracts/address.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { isPageOutdated } from "#web/api/outdated-page.ts";
import { fetchAhead } from "#web/shell/data-ahead.ts";
import { findRoute, loadRoute, preloadRoute } from "./routes.tsx";

/** Data that takes longer is waited for on the page itself, which shows where it will stand. */
const DATA_PATIENCE_MS = 3000;
/** A pointer that only passes over a link means nothing. */
const HOVER_MS = 60;

export type Stepping = { queryClient: QueryClient; today: LocalDate };

/**
 * Fetches what a page needs. A public page's data comes beside its code, an office page's after it, since its
 * code knows what to ask for. Fails only when there is no code to show it.
 */
async function prepare({ queryClient, today }: Stepping, url: URL): Promise<void> {
  const { pathname, searchParams: query } = url;
  document.documentElement.dataset["touched"] = "true";
  const match = findRoute(parse, pathname);
  const data = loadRoute(match, queryClient, query)
    // The page asks again by itself, and says what is wrong.
    .catch(() => undefined);
  const ahead = await preloadRoute(match.route);
  const office = ahead && fetchAhead(queryClient, ahead, { params: match.params, query, today });
  await Promise.race([
    Promise.all([data, office]),
    new Promise((resolve) => setTimeout(resolve, DATA_PATIENCE_MS)),
  ]);
}

/** The page that is left stays as it is, header, focus and all, until the next one can be shown whole. */
export function preparedSteps(stepping: Stepping): RouterProps["aroundNav"] {
  let latest = 0;
  const { dataset } = document.documentElement;
  window.addEventListener("popstate", () => {
    // An entry of a dialog that is gone: whoever is on the way goes on.
    if (dataset["clearing"]) return;
    latest += 1;
    dataset["stepped"] = "true";
    delete dataset["stepping"];
  });
  return (navigate, to, options) => {
    const target = new URL(to, window.location.href);
    latest += 1;
    if (target.pathname === window.location.pathname) return navigate(to, options);
    if (isPageOutdated()) return window.location[options?.replace ? "replace" : "assign"](target);
    const mine = latest;
    dataset["stepping"] = "true";
    dataset["stepped"] = "true";
    prepare(stepping, target)
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
export function prepareAhead(stepping: Stepping): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const onLink = ({ target }: Event) => {
    clearTimeout(timer);
    const link = target instanceof Element ? target.closest("a[href]") : null;
    if (!(link instanceof HTMLAnchorElement) || link.target !== "" || link.download !== "") return;
    const url = new URL(link.href);
    const isPage = url.origin === window.location.origin && !url.pathname.startsWith(API);
    if (!isPage || url.pathname === window.location.pathname) return;
    timer = setTimeout(() => void prepare(stepping, url).catch(() => undefined), HOVER_MS);
  };
  for (const kind of ["pointerover", "focusin", "touchstart"])
    document.addEventListener(kind, onLink, { passive: true });
  // Who was already there when the code came points at it all the same.
  const pointed = document.querySelector("a[href]:hover, a[href]:focus");
  pointed?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}
