import type { ShopSettings } from "#contracts/shop-settings.ts";
import { PolicySteps } from "#web/shell/policy-steps/policy-steps.tsx";
import {
  filledPolicy,
  policyMistakes,
  readPolicy,
  typedPolicy,
  type TypedPolicyStep,
} from "#web/shell/policy-steps/typed-policy.ts";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

export function Page() {
  return (
    <SettingsFrame
      title="Avbokning"
      history="cancellation"
      lead="Vad kunden får tillbaka av hyran vid avbokning. Visas innan kunden betalar, står i breven och följer med varje bokning: den som redan har bokat har kvar det som gällde då."
    >
      {(shop) => <PolicyCard shop={shop} />}
    </SettingsFrame>
  );
}

type Policy = { cancellationPolicy: TypedPolicyStep[] };

const readShopPolicy = ({ cancellationPolicy }: ShopSettings): Policy => ({
  cancellationPolicy: typedPolicy(cancellationPolicy),
});

const mistakes = ({ cancellationPolicy }: Policy) =>
  policyMistakes("cancellationPolicy", cancellationPolicy);

function PolicyCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm<Policy>({
    shop,
    read: readShopPolicy,
    wish: ({ cancellationPolicy = [] }) => ({
      cancellationPolicy: readPolicy(filledPolicy(cancellationPolicy)),
    }),
    part: "",
    mistakes,
  });
  return (
    <SettingsCard
      title="Butikens villkor"
      lead="Gäller allt som inte har egna villkor; de sätts på objektets sida under Objekt. Dagarna räknas från avbokningen till hyrestidens första dag."
      form={form}
    >
      <PolicySteps
        name="cancellationPolicy"
        steps={form.values.cancellationPolicy}
        errors={form.errors}
        onChange={(cancellationPolicy) => form.change({ cancellationPolicy })}
      />
    </SettingsCard>
  );
}
