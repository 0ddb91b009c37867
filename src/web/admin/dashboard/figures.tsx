import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { dashboardFigures } from "#web/api/catalog-admin.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";

type Tile = {
  title: string;
  href: string;
  figures: { label: string; value: number | undefined }[];
};

const HAND_OVERS = "/admin/booking-timeline";
const TO_ANSWER = "/admin/bookings?view=to-answer";
const MONTH = "/admin/calendar?view=month";

/** What an owner wants to know in the morning. */
export function Figures() {
  const { data, error, refetch } = useQuery(dashboardFigures);
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  const tiles: Tile[] = [
    { title: "Utlämningar", href: HAND_OVERS, figures: ofDays(data?.pickups) },
    { title: "Återlämningar", href: HAND_OVERS, figures: ofDays(data?.returns) },
    {
      title: "Nya bokningar",
      href: TO_ANSWER,
      figures: [{ label: "väntar på svar", value: data?.waiting }],
    },
    { title: "Nätter, husbilar", href: MONTH, figures: ofMonths(data?.nights.rv) },
    { title: "Nätter, utrustning", href: MONTH, figures: ofMonths(data?.nights.equipment) },
  ];
  return (
    <section aria-label="Läget just nu" aria-busy={!data} className="figures">
      {tiles.map(({ title, href, figures }) => (
        <div key={title} className="card figure">
          <h2 className="figure-title">
            <Link href={href} className="card-link">
              {title}
            </Link>
          </h2>
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

function ofMonths(nights: { thisMonth: number; nextMonth: number } | undefined): Tile["figures"] {
  return [
    { label: "denna månad", value: nights?.thisMonth },
    { label: "nästa månad", value: nights?.nextMonth },
  ];
}

function ofDays(days: { today: number; tomorrow: number } | undefined): Tile["figures"] {
  return [
    { label: "i dag", value: days?.today },
    { label: "i morgon", value: days?.tomorrow },
  ];
}
