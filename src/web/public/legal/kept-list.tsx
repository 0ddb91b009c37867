import { useQuery } from "@tanstack/react-query";
import { usableTracking } from "#domain/tracking/tracking-settings.ts";
import { trackingSettings } from "#web/api/tracking.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { keptOnDevice, type Kept } from "./cookie-list.ts";
import { LegalSection } from "./text-page.tsx";

/** What is kept on the visitor's device, made from what the shop has switched on. */
export function KeptList() {
  const { shop } = usePageState();
  const { data } = useQuery(trackingSettings);
  const settings = data && usableTracking(data);
  const kept = keptOnDevice({
    facebookPixel: settings?.facebookPixelEnabled ?? false,
    googleAds: settings?.googleAdsEnabled ?? false,
    chat: (settings?.chatEnabled && settings.chatProvider) || null,
    stripe: shop.cards.scriptUrl === null,
  });
  return (
    <LegalSection heading="Kakor och annat som sparas hos dig">
      <p>
        Listan visar exakt vad som finns just nu.
        {settings?.plausibleEnabled &&
          " Vi räknar besök med Plausible, som inte sparar något hos dig och inte vet vem du är."}
      </p>
      <ul className="kept" aria-label="Kakor">
        {kept.map((one) => (
          <KeptOne key={one.name} {...one} />
        ))}
      </ul>
    </LegalSection>
  );
}

function KeptOne({ name, by, purpose, kept, needsConsent }: Kept) {
  const facts = [
    ["Av", by],
    ["Sparas", kept],
    ["Samtycke", needsConsent ?? "Behövs inte"],
  ] as const;
  return (
    <li>
      <h3 className="kept-name">{name}</h3>
      <p>{purpose}</p>
      <dl className="kept-facts">
        {facts.map(([term, fact]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{fact}</dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
