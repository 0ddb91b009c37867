import type { ShopSettings } from "#contracts/shop-settings.ts";
import { LEAST_CHANGE_DAYS, MOST_CHANGE_DAYS } from "#domain/bookings/own-page.ts";
import { PolicySteps } from "#web/shell/policy-steps/policy-steps.tsx";
import {
  filledPolicy,
  policyMistakes,
  readPolicy,
  typedPolicy,
  type TypedPolicyStep,
} from "#web/shell/policy-steps/typed-policy.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { readWhole } from "#web/ui/typed-values.ts";
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
      {(shop) => (
        <>
          <PolicyCard shop={shop} />
          <ChangeCard shop={shop} />
        </>
      )}
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
      lead="Gäller allt som inte har egna villkor; de sätts på objektets sida under Objekt. Dagarna räknas från avbokningen till hyrestidens första dag. Hyresavtalets text följer inte med: läs igenom den när du ändrar här, så att den säger samma sak."
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

type Days = { changeDays: string };

const readDays = ({ changeDays }: ShopSettings): Days => ({ changeDays: String(changeDays) });

/** None where it cannot be saved as it is typed. */
function daysOf(typed: string): number | undefined {
  const read = readWhole(typed);
  const days = read.ok ? (read.value ?? 0) : 0;
  const isFit = days >= LEAST_CHANGE_DAYS && days <= MOST_CHANGE_DAYS;
  return isFit ? days : undefined;
}

const daysMistakes = ({ changeDays }: Days) =>
  daysOf(changeDays) === undefined
    ? { changeDays: `Skriv ett antal dagar, ${LEAST_CHANGE_DAYS} till ${MOST_CHANGE_DAYS}` }
    : {};

function ChangeCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm<Days>({
    shop,
    read: readDays,
    wish: ({ changeDays = "" }) => {
      const days = daysOf(changeDays);
      return days === undefined ? {} : { changeDays: days };
    },
    part: "",
    mistakes: daysMistakes,
  });
  return (
    <SettingsCard
      title="Kundens egna ändringar"
      lead="På sin bokningssida kan kunden flytta och förlänga hyran och lägga till tillval. Gäller alla bokningar, även de som redan är gjorda. Ni kan ändra när som helst."
      form={form}
    >
      <TextField
        {...form.text("changeDays")}
        label="Kunder kan själva ändra sin bokning till och med"
        unit="dagar före"
        inputMode="numeric"
        autoComplete="off"
        maxLength={2}
      />
    </SettingsCard>
  );
}
