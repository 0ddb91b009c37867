import { parse } from "regexparam";
import { vi } from "vitest";
import { page } from "vitest/browser";
import { render } from "vitest-browser-react";
import { currentUser } from "#contracts/auth.ts";
import type { ShopFacts } from "#contracts/page.ts";
import type { Role } from "#domain/access/roles.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { createQueryClient } from "#web/api/query-client.ts";
import { fetchTransport } from "#web/api/request.ts";
import { PageContents } from "#web/document.tsx";
import { findRoute, loadRoute, preloadRoute } from "#web/routes.tsx";
import { preparedSteps } from "#web/steps.ts";
import { TEST_FACTS } from "#test/test-facts.ts";
import { quietOffice } from "./quiet-office.ts";
import { answer, type Stub } from "./stubs.ts";
import { stubCalls } from "./stubbed-shop.ts";

/** Monday 1 March 2027 in the morning, as in the journeys. */
const OPENED = "2027-03-01T09:00:00Z";

export type Opening = {
  /** What the shop answers; a call that is not named fails the test. */
  answers?: Stub[];
  /** Who is signed in; left out, a visitor. */
  as?: Role;
  /** The browser's own clock. The page's day is that day in Sweden. */
  at?: string;
  width?: number;
  height?: number;
  shop?: Partial<ShopFacts>;
  comingHours?: string[];
};

/** Opens a page of the shop in this browser, with stubs in the shop's place. */
export async function openScreen(address: string, opening: Opening = {}): Promise<void> {
  const { answers = [], as, at = OPENED, width = 1280, height = 900 } = opening;
  await page.viewport(width, height);
  vi.useFakeTimers({ toFake: ["Date"], now: new Date(at) });
  const today = dayInSweden(new Date(at));
  if (as)
    stubCalls(
      answer(currentUser, { ...SOMEBODY, role: as, isAdmin: as === "admin" }),
      ...quietOffice(today),
    );
  stubCalls(...answers);
  window.history.replaceState(null, "", address);

  const url = new URL(window.location.href);
  const queryClient = createQueryClient(fetchTransport);
  const match = findRoute(parse, url.pathname);
  document.documentElement.dataset["touched"] = "true";
  await Promise.all([
    // The page asks again by itself, and says what is wrong.
    loadRoute(match, queryClient, url.searchParams).catch(() => undefined),
    preloadRoute(match.route),
  ]);
  const { shop = {}, comingHours = [] } = opening;
  await render(
    <PageContents
      page={{
        shop: { ...TEST_FACTS, ...shop },
        today,
        hasSession: as !== undefined,
        hasTracking: false,
        comingHours,
      }}
      queryClient={queryClient}
      router={{ aroundNav: preparedSteps({ queryClient, today }) }}
    />,
  );
}

const SOMEBODY = { id: 1, username: "admin", email: null };
