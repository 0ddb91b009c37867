import type { QueryClient } from "@tanstack/react-query";
import type { PageLife } from "#contracts/page.ts";
import type { Permission } from "#domain/access/roles.ts";
import type { FrameName } from "#web/shell/frames.tsx";
import type { LazyPage } from "#web/shell/lazy-page.tsx";

export type Params = Record<string, string | undefined>;

export type PageRoute = {
  path: string | RegExp;
  page: LazyPage;
  frame: FrameName;
  /** Who may come in. Of a page that is not for everybody, the route also knows the title. */
  permission: Permission;
  title?: (params: Params) => string;
  /** What the page is allowed to load holds for itself alone: no link steps away from it. */
  isAlone?: true;
  /** The source file of the page, by which the server finds what else the browser should fetch early. */
  source: string;
  /** What it imports by itself and needs at once all the same. */
  alsoNeeds?: string[];
  /** What the server writes and whose code comes when the page is used: its styles stand in the page. */
  atTouch?: string[];
  life?: PageLife;
  /** What stands where there is no page. */
  isMissing?: true;
  /** Read before it is used, and nothing is written on it: its code may come when it has been seen. */
  isForReading?: true;
  /** Fetches what the page shows, before it is rendered on the server; null means that it does not exist. */
  load?: (queryClient: QueryClient, params: Params, query: URLSearchParams) => Promise<unknown>;
};
