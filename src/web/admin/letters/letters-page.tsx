import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "wouter";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import {
  EDITABLE_LETTERS,
  isDayLetter,
  LETTER_PARTS,
  sendingOf,
  type DayLetter,
} from "#domain/shop/letter-words.ts";
import { sendingDayWords, STANDARD_LETTERS } from "#texts/letter-words.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { shopSettings } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { SettingsHistory } from "#web/shell/settings-history/settings-history.tsx";
import { LettersTop } from "./letters-top.tsx";
import "./letters.css";

export const ahead: DataAhead = { permission: "shop.manage", queries: () => [shopSettings] };

export function Page() {
  const { data, error, refetch } = useQuery(shopSettings);
  return (
    <div className="page-width letters">
      <LettersTop
        back={{ href: "/admin/settings", label: "Inställningar" }}
        title="Brev"
        lead="Mejlen som kunderna får. Ämne, inledning och avslutning kan du skriva med egna ord. Tider, priser, länkar och det som lagen kräver står alltid med."
      />
      {data && <LetterList letters={data.letters} />}
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={8} />}
      <SettingsHistory of="letters" />
    </div>
  );
}

/** `Skickas 7 dagar före hämtningen`. */
function sendingWords(type: DayLetter, letters: ShopSettings["letters"]): string {
  const { enabled, days } = sendingOf(type, letters);
  return enabled ? `Skickas ${sendingDayWords(type, days)}` : "Avstängt, skickas inte av sig själv";
}

function LetterList({ letters }: Pick<ShopSettings, "letters">) {
  return (
    <nav aria-label="Brev till kunder" className="card">
      <ul className="letter-links">
        {EDITABLE_LETTERS.map((type) => (
          <li key={type}>
            <Link href={`/admin/settings/letters/${type}`} className="letter-link">
              <span className="letter-link-text">
                <span className="letter-name">
                  <span className="font-semibold">{emailTypeLabel(type)}</span>
                  {LETTER_PARTS.some((part) => letters[type][part] !== "") && (
                    <span className="letter-own">Egna ord</span>
                  )}
                </span>
                <span className="text-muted">{STANDARD_LETTERS[type].when}</span>
                {isDayLetter(type) && (
                  <span className="text-sm text-muted">{sendingWords(type, letters)}</span>
                )}
              </span>
              <ChevronRight aria-hidden="true" size={20} />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
