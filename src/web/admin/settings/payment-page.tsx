import { useQuery } from "@tanstack/react-query";
import type { SetOutside } from "#contracts/settings.ts";
import { setOutside } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { SettingsFrame } from "./settings-frame.tsx";

export function Page() {
  return (
    <SettingsFrame
      title="Betalning"
      lead="Hur kort tas emot, och vad som saknas innan pengar dras."
    >
      {() => <CardsPanel />}
    </SettingsFrame>
  );
}

function CardsPanel() {
  const { data, error, refetch } = useQuery(setOutside);
  return (
    <Panel title="Kortbetalning">
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={2} />}
      {data && <CardsState {...data} />}
    </Panel>
  );
}

const STATES: Record<SetOutside["cards"], { title: string; text: string }> = {
  real: {
    title: "Skarpt läge: pengar dras",
    text: "Kunderna betalar med riktiga kort. Beloppet reserveras när de bokar och dras när ni godkänner.",
  },
  test: {
    title: "Testläge hos Stripe: inga pengar dras",
    text: "Bara Stripes testkort går att betala med.",
  },
  sandbox: {
    title: "Butikens egen övningskassa: inga pengar dras",
    text: "Bara övningskort går att betala med, och ingenting skickas till en bank.",
  },
};

function CardsState({ cards, baseUrl }: SetOutside) {
  const { title, text } = STATES[cards];
  return (
    <div className="settings-fields">
      <div className="settings-state" data-real={cards === "real"}>
        <p className="font-semibold">{title}</p>
        <p>{text}</p>
      </div>
      {cards !== "real" && (
        <div className="grid gap-2">
          <h3 className="heading-3">Det här saknas</h3>
          <ol className="settings-steps">
            <li>Öppna ett konto hos Stripe och låt dem godkänna företaget.</li>
            {baseUrl === null && (
              <li>
                Ge butiken sin webbadress med <code>BASE_URL</code>, så att Stripe når den.
              </li>
            )}
            <li>
              Hämta de skarpa nycklarna hos Stripe. Den som driver butiken anger dem tillsammans,
              som <code>STRIPE_SECRET_KEY</code>, <code>STRIPE_PUBLISHABLE_KEY</code> och{" "}
              <code>STRIPE_WEBHOOK_SECRET</code>, och startar om.
            </li>
          </ol>
        </div>
      )}
      <p className="text-sm text-muted">
        Nycklarna visas aldrig här och kan bara bytas där butiken startas.
      </p>
    </div>
  );
}
