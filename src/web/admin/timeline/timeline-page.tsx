import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { Frame } from "#web/shell/frame.tsx";
import { PageHead } from "#web/shell/page-head.tsx";
import { RoleGate } from "#web/shell/role-gate.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { Timeline } from "./timeline.tsx";
import "./timeline.css";
import "./handover.css";
import "./timeline-print.css";

const TITLE = "Utlämningar och återlämningar";

/** Everybody who is signed in may open it; the server decides who sees something there. */
export function Page() {
  return (
    <Frame>
      <PageHead title={TITLE} description="Butikens utlämningar och återlämningar." path={null} />
      <RoleGate permission="account.change-own">
        <div className="page-width timeline">
          <div className="timeline-top">
            <Link href="/admin" className={`${buttonClass("plain")} timeline-back`}>
              <ArrowLeft aria-hidden="true" size={18} />
              Tillbaka
            </Link>
            <h1 className="heading-1">{TITLE}</h1>
          </div>
          <Timeline />
        </div>
      </RoleGate>
    </Frame>
  );
}
