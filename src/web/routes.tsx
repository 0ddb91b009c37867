import type { QueryClient } from "@tanstack/react-query";
import { Suspense, type ReactNode } from "react";
import { parse } from "regexparam";
import { matchRoute, Route, Switch, useLocation, useRouter } from "wouter";
import { needsSignIn } from "#domain/access/roles.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { ArriveOnPage } from "#web/shell/arrive-on-page.tsx";
import { FullLoads } from "#web/shell/full-loads.tsx";
import { FRAMES, GATE } from "#web/shell/frames.tsx";
import { Spinner } from "#web/ui/spinner.tsx";
import { OFFICE_ROUTES } from "./office-routes.ts";
import type { PageRoute, Params } from "./page-route.ts";
import { NOT_FOUND, SHOP_ROUTES } from "./shop-routes.ts";

/** Every page there is; the first that an address fits is shown. */
export const ROUTES: PageRoute[] = [...SHOP_ROUTES, ...OFFICE_ROUTES, NOT_FOUND];

export function Routes() {
  const [path] = useLocation();
  return (
    <>
      <ArriveOnPage />
      <Suspense fallback={<Spinner />}>
        <Framed {...findRoute(parse, path)}>
          <Suspense fallback={<Spinner />}>
            <Switch>
              {ROUTES.map((route) => (
                <Route key={String(route.path)} path={route.path}>
                  <route.page.Page />
                </Route>
              ))}
            </Switch>
          </Suspense>
        </Framed>
      </Suspense>
    </>
  );
}

/** Outside of what is loading: two pages with the same frame have it in common, and it stays. */
function Framed({
  route,
  params,
  children,
}: ReturnType<typeof findRoute> & { children: ReactNode }) {
  const { Frame } = FRAMES[route.frame];
  const framed = (
    <Frame>
      {needsSignIn(route.permission) ? (
        <GATE.Part permission={route.permission} title={route.title?.(params) ?? ""}>
          {children}
        </GATE.Part>
      ) : (
        children
      )}
    </Frame>
  );
  return route.isAlone ? <FullLoads>{framed}</FullLoads> : framed;
}

/** Fetches the code of a page and of its frame, and answers what data to fetch with it. */
export async function preloadRoute(route: PageRoute): Promise<DataAhead | undefined> {
  const { page, frame, permission } = route;
  const gate = needsSignIn(permission) ? GATE.preload() : undefined;
  const [ahead] = await Promise.all([page.preload(), FRAMES[frame].preload(), gate]);
  return ahead;
}

/** The source files of all that, by which the server finds what the browser should fetch early. */
export function sourcesOfRoute(route: PageRoute): string[] {
  const { source, alsoNeeds = [], frame, permission, isForReading, isMissing } = route;
  const gate = needsSignIn(permission) ? ["src/web/shell/role-gate.tsx"] : [];
  // Which code it is made of stands in a file of its own; see the route tables.
  const pages = frame === "office" ? ["src/web/office-pages.ts"] : ["src/web/written-pages.ts"];
  const written = isForReading || isMissing ? [] : ["src/web/what-was-typed.ts", ...pages];
  return [...FRAMES[frame].sources, ...gate, ...written, source, ...alsoNeeds];
}

type Parser = ReturnType<typeof useRouter>["parser"];

export function findRoute(parser: Parser, path: string): { route: PageRoute; params: Params } {
  const readable = decoded(path);
  for (const route of ROUTES) {
    const [matches, params] = matchRoute(parser, route.path, readable);
    if (matches) return { route, params };
  }
  return { route: NOT_FOUND, params: {} };
}

export function patternOf(path: string): string {
  return String(findRoute(parse, path).route.path);
}

/** As the router itself reads an address, so that a page finds the data that was fetched for it. */
function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The status a page is sent with: 404 when its address, or what it would show, is unknown. */
export async function loadRoute(
  { route, params }: ReturnType<typeof findRoute>,
  queryClient: QueryClient,
  query: URLSearchParams,
): Promise<number> {
  const shown = await route.load?.(queryClient, params, query);
  return route.isMissing || shown === null ? 404 : 200;
}
