import { ArrowLeft } from "lucide-react";
import { Link } from "wouter";
import { may } from "#domain/access/roles.ts";
import { monthlyAccounting, occupancyOf, yearlyAccounting } from "#web/api/accounting.ts";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { useUser } from "#web/shell/use-user.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { choiceOf } from "./address.ts";
import { Accounting } from "./accounting.tsx";
import "./accounting.css";

export const ahead: DataAhead = {
  permission: "accounting.read",
  queries: ({ query, today }) => {
    const { tab, year, month } = choiceOf(query, today);
    return tab === "month"
      ? [monthlyAccounting({ year, month })]
      : [yearlyAccounting(year), occupancyOf(year)];
  },
};

/** Everybody who is signed in comes in; who may not read the books is told so. */
export function Page() {
  return (
    <div className="page-width books">
      <Inside />
    </div>
  );
}

function Inside() {
  const user = useUser();
  if (may(user?.role ?? null, "accounting.read")) return <Accounting />;
  return (
    <>
      <h1 className="heading-1">Bokföringssummering</h1>
      <div className="notice">
        <p>Ditt konto har inte behörighet att se bokföringen.</p>
        <p className="text-muted">Be en administratör om du behöver den.</p>
        <Link href="/" className={`${buttonClass("quiet")} mt-4`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Till startsidan
        </Link>
      </div>
    </>
  );
}
