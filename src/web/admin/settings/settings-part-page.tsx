import { Suspense, type ComponentType } from "react";
import { useParams } from "wouter";
import { shopSettings } from "#web/api/settings.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { later } from "#web/ui/later.ts";

export const ahead: DataAhead = { permission: "shop.manage", queries: () => [shopSettings] };

const part = (load: () => Promise<{ Page: ComponentType }>) =>
  later(async () => (await load()).Page);

// Behind one address of the route table: what each needs would be told to every visitor of the shop.
const PARTS: Record<string, ComponentType> = {
  company: part(() => import("./company-page.tsx")),
  shop: part(() => import("./presentation-page.tsx")),
  words: part(() => import("./words-page.tsx")),
  places: part(() => import("./places-page.tsx")),
  hours: part(() => import("./hours-page.tsx")),
  checklists: part(() => import("./checklists-page.tsx")),
  cancellation: part(() => import("./cancellation-page.tsx")),
  mail: part(() => import("./mail-page.tsx")),
  payment: part(() => import("./payment-page.tsx")),
};

export function Page() {
  const { part: name } = useParams<{ part: string }>();
  const Part = PARTS[name];
  return <Suspense fallback={<Spinner />}>{Part && <Part />}</Suspense>;
}
