import { useQuery } from "@tanstack/react-query";
import { OctagonAlert } from "lucide-react";
import { databaseRisks } from "#web/api/settings.ts";
import { Panel } from "#web/ui/panel.tsx";
import "./concerns/concerns.css";

/** Real money on a database that may forget; nothing where it does not. */
export function DatabaseRisks() {
  const { data: risks = [] } = useQuery(databaseRisks);
  if (risks.length === 0) return null;
  return (
    <Panel title="Betalda bokningar kan försvinna">
      <ul>
        <li className="concern">
          <OctagonAlert aria-hidden="true" size={20} />
          <h3 className="concern-title">Databasen tål inte ett strömavbrott</h3>
          <div className="concern-body">
            <p className="concern-text">
              Butiken tar emot riktiga betalningar, men databasen bekräftar dem innan de har
              skrivits till disken. Går strömmen kan bokningar som kunder har betalat vara borta. Be
              den som sköter PostgreSQL att slå på följande. Varningen försvinner av sig själv.
            </p>
            <ul className="setup-names" aria-label="Slås på i PostgreSQL">
              {risks.map((name) => (
                <li key={name}>
                  <code>{name} = on</code>
                </li>
              ))}
            </ul>
          </div>
        </li>
      </ul>
    </Panel>
  );
}
