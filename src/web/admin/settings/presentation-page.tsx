import type { ShopSettings } from "#contracts/shop-settings.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { HeroCard } from "./hero-card.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { hintOf } from "./started.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

export function Page() {
  return (
    <SettingsFrame
      title="Butiken"
      history="shop"
      lead="Vad butiken heter, var den finns och det första en besökare ser."
    >
      {(shop) => (
        <>
          <NameCard shop={shop} />
          <HeroCard shop={shop} />
        </>
      )}
    </SettingsFrame>
  );
}

const readName = ({ presentation: { name, area } }: ShopSettings) => ({ name, area });

function NameCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm({
    shop,
    read: readName,
    wish: (presentation) => ({ presentation }),
    part: "presentation",
    ...(shop.asStarted.includes("presentation.area") && { confirms: "area" }),
  });
  return (
    <SettingsCard title="Namn" form={form}>
      <TextField
        {...form.text("name")}
        label="Butikens namn"
        maxLength={60}
        autoComplete="off"
        hint={hintOf(
          shop,
          "presentation.name",
          "Överst på alla sidor och som avsändare i breven. Tomt: Norrvidd.",
        )}
      />
      <TextField
        {...form.text("area")}
        label="Område"
        maxLength={60}
        autoComplete="off"
        placeholder="Norrland"
        hint={hintOf(shop, "presentation.area", "Där ni hyr ut, så som ni själva kallar det.")}
      />
    </SettingsCard>
  );
}
