import { useQuery } from "@tanstack/react-query";
import { Link, useParams } from "wouter";
import { EDITABLE_LETTERS } from "#domain/shop/letter-words.ts";
import { STANDARD_LETTERS } from "#texts/letter-words.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { shopSettings } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { buttonClass } from "#web/ui/button.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { LetterEditor } from "./letter-editor.tsx";
import { LettersTop } from "./letters-top.tsx";
import "./letters.css";

export const ahead: DataAhead = { permission: "shop.manage", queries: () => [shopSettings] };

const ALL = { href: "/admin/settings/letters", label: "Alla brev" };

export function Page() {
  const { type: named } = useParams<{ type: string }>();
  const type = EDITABLE_LETTERS.find((letter) => letter === named);
  const { data, error, refetch } = useQuery(shopSettings);
  if (!type) return <NoSuchLetter />;
  return (
    <div className="page-width letters">
      <LettersTop back={ALL} title={emailTypeLabel(type)} lead={STANDARD_LETTERS[type].when} />
      {data && <LetterEditor key={type} type={type} shop={data} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={6} />}
    </div>
  );
}

function NoSuchLetter() {
  return (
    <div className="page-width letters">
      <h1 className="heading-1">Brevet finns inte</h1>
      <p>Det finns inget brev till kunder med den adressen.</p>
      <p>
        <Link href={ALL.href} className={buttonClass("primary")}>
          Alla brev
        </Link>
      </p>
    </div>
  );
}
