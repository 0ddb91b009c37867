import { allItems } from "#web/api/catalog-admin.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { BulkTools } from "./items/bulk-tools.tsx";
import { ItemsPanel } from "./items/items-panel.tsx";
import "./dashboard.css";
import { NewItemLink } from "./quick-links.tsx";

export const ahead: DataAhead = { permission: "shop.manage", queries: () => [allItems] };

export function Page() {
  return (
    <div className="page-width dashboard">
      <div className="dashboard-title">
        <h1 className="heading-1">Objekt</h1>
        <NewItemLink />
      </div>
      <BulkTools />
      <ItemsPanel />
    </div>
  );
}
