import { useQuery } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "wouter";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import type { LoggedPage } from "#domain/shop/logged-settings.ts";
import { shopSettings } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { SettingsHistory } from "#web/shell/settings-history/settings-history.tsx";
import "./settings.css";

type SettingsFrameProps = {
  title: string;
  lead: string;
  /** Whose changes stand below. */
  history?: LoggedPage;
  children: (shop: ShopSettings) => ReactNode;
};

/** A page of the settings: the way back, what it is about, and its cards once the shop is known. */
export function SettingsFrame({ title, lead, history, children }: SettingsFrameProps) {
  const { data, error, refetch } = useQuery(shopSettings);
  return (
    <div className="page-width settings">
      <div className="settings-top">
        <Link href="/admin/settings" className={`${buttonClass("plain")} settings-back`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Inställningar
        </Link>
        <h1 className="heading-1">{title}</h1>
        <p className="max-w-[65ch] text-muted">{lead}</p>
      </div>
      {data && children(data)}
      {data && history && <SettingsHistory of={history} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={4} />}
    </div>
  );
}
