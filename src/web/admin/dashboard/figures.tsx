import { useQuery } from "@tanstack/react-query";
import { sentenceFor } from "#web/api/api-error.ts";
import { dashboardFigures } from "#web/api/catalog-admin.ts";
import { RetryNotice } from "#web/ui/retry-notice.tsx";

type Tile = { title: string; figures: { label: string; value: number | undefined }[] };

/** What an owner wants to know in the morning. */
export function Figures() {
  const { data, error, refetch } = useQuery(dashboardFigures);
  if (!data && error)
    return <RetryNotice sentence={sentenceFor(error)} onRetry={() => void refetch()} />;
  const tiles: Tile[] = [
    { title: "Utlämningar", figures: ofDays(data?.pickups) },
    { title: "Återlämningar", figures: ofDays(data?.returns) },
    { title: "Nya bokningar", figures: [{ label: "väntar på svar", value: data?.waiting }] },
    {
      title: "Bokade nätter",
      figures: [
        { label: "denna månad", value: data?.nights.thisMonth },
        { label: "nästa månad", value: data?.nights.nextMonth },
      ],
    },
  ];
  return (
    <section aria-label="Läget just nu" aria-busy={!data} className="figures">
      {tiles.map(({ title, figures }) => (
        <div key={title} className="card figure">
          <h2 className="figure-title">{title}</h2>
          <dl>
            {figures.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value ?? <span className="skeleton figure-skeleton" />}</dd>
              </div>
            ))}
          </dl>
        </div>
      ))}
    </section>
  );
}

function ofDays(days: { today: number; tomorrow: number } | undefined): Tile["figures"] {
  return [
    { label: "i dag", value: days?.today },
    { label: "i morgon", value: days?.tomorrow },
  ];
}
