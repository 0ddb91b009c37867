import type { ShopSettings } from "#contracts/shop-settings.ts";
import { PlacesCard } from "./places-card.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export function Page() {
  return (
    <SettingsFrame
      title="Hämtningsplatser"
      history="places"
      lead="Där det hyrda hämtas och lämnas. Står på objektens sidor, i breven och i avtalet."
    >
      {(shop: ShopSettings) => <PlacesCard shop={shop} />}
    </SettingsFrame>
  );
}
