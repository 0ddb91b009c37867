import { createContext, useContext } from "react";
import type { ShopFacts } from "#contracts/page.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";

/** What every page knows from the server, before it has asked for anything. */
export type PageState = {
  shop: ShopFacts;
  today: LocalDate;
  hasSession: boolean;
  hasTracking: boolean;
  comingHours: string[];
};

export const PageStateContext = createContext<PageState | null>(null);

export function usePageState(): PageState {
  const state = useContext(PageStateContext);
  if (!state) throw new Error("usePageState outside of a page");
  return state;
}
