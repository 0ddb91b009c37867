import { useQuery } from "@tanstack/react-query";
import { usableTracking } from "#domain/tracking/tracking-settings.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { keptOnDevice, type Kept } from "./cookie-list.ts";

const COLUMNS: Column<Kept>[] = [
  { header: "Namn", cell: ({ name }) => name },
  { header: "Av", cell: ({ by }) => by },
  { header: "Till vad", cell: ({ purpose }) => purpose, kind: "long" },
  { header: "Sparas", cell: ({ kept }) => kept },
  { header: "Samtycke", cell: ({ needsConsent }) => needsConsent ?? "Behövs inte" },
];

/** What is kept on the visitor's device, made from what the shop has switched on. */
export function CookieTable() {
  const { shop } = usePageState();
  const { data } = useQuery(trackingSettings);
  const settings = data && usableTracking(data);
  const rows = keptOnDevice({
    facebookPixel: settings?.facebookPixelEnabled ?? false,
    googleAds: settings?.googleAdsEnabled ?? false,
    chat: (settings?.chatEnabled && settings.chatProvider) || null,
    stripe: shop.cards.scriptUrl === null,
  });
  return (
    <section>
      <h2 className="heading-3">Kakor och annat som sparas hos dig</h2>
      <p>
        Listan visar precis det som finns just nu.
        {settings?.plausibleEnabled &&
          " Vi räknar besök med Plausible, som inte sparar något hos dig och inte vet vem du är."}
      </p>
      <RowTable label="Kakor" columns={COLUMNS} rows={rows} keyOf={({ name }) => name} />
    </section>
  );
}
