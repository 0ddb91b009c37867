import { useQuery } from "@tanstack/react-query";
import { Copy, Plus, X } from "lucide-react";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { WEEKDAYS, type Weekday } from "#domain/dates/weekday.ts";
import type { WeekHours } from "#domain/shop/opening.ts";
import { openingWords } from "#texts/opening-words.ts";
import { WEEKDAY_LABELS } from "#texts/weekdays.ts";
import { setOutside } from "#web/api/settings.ts";
import { Button } from "#web/ui/button.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { startedWords } from "./started.tsx";
import { TimeSpan } from "./time-span.tsx";
import {
  hasMonday,
  inOrder,
  likeMonday,
  readableWeek,
  usualWeek,
  wantedWeek,
  withHours,
} from "./typed-hours.ts";
import { useSettingsForm, type SettingsForm } from "./use-settings-form.ts";

const readWeek = ({ opening }: ShopSettings) => ({ week: inOrder(opening.week) });
type Week = { week: WeekHours[] };

export function WeekCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm<Week>({
    shop,
    read: readWeek,
    wish: ({ week = [] }) => ({ opening: { week: wantedWeek(week) } }),
    part: "opening",
  });
  const started = useQuery(setOutside).data?.hoursWords;
  const startedWeek = startedWords(shop, "opening.week");
  const { week } = form.values;
  const write = (next: WeekHours[]) => form.change({ week: next });
  return (
    <SettingsCard
      title="Veckan"
      lead="En dag kan ha flera tider, till exempel när ni stänger över lunch."
      form={form}
    >
      {week.length === 0 ? (
        <div className="settings-empty">
          <p>
            Inga öppettider än i kalendern. Kunder kan hämta och lämna alla dagar, på vilken tid som
            helst.
          </p>
          <Button look="quiet" onClick={() => write(usualWeek())}>
            Börja med vardagar 9–17
          </Button>
        </div>
      ) : (
        <>
          <ul className="week-days">
            {WEEKDAYS.map((weekday) => (
              <Day key={weekday} weekday={weekday} form={form} onWrite={write} />
            ))}
          </ul>
          {form.errors["week"] && <p className="text-sm text-danger">{form.errors["week"]}</p>}
          <div>
            <Button
              look="quiet"
              className="button-small"
              disabled={!hasMonday(week)}
              onClick={() => write(likeMonday(week))}
            >
              <Copy aria-hidden="true" size={17} />
              Kopiera måndag till fredag
            </Button>
          </div>
        </>
      )}
      <p role="status" className="settings-words">
        <span className="text-muted">Så här står det: </span>
        {week.length === 0 ? startedHours(started) : weekWords(week)}
      </p>
      {week.length === 0 && started && (
        <p className="text-sm text-muted">
          Från startinställningarna (COMPANY_HOURS). Orden står på sidorna och i breven tills du
          sätter tider här. De gick inte att läsa dag för dag, så kalendern är öppen alla dagar.
        </p>
      )}
      {startedWeek && <p className="text-sm text-muted">{startedWeek}</p>}
    </SettingsCard>
  );
}

function weekWords(week: readonly WeekHours[]): string {
  const readable = readableWeek(week);
  return readable ? openingWords(readable) : "visas när alla tider går att läsa";
}

/** What stands there as long as no hours are set; not known yet while it is asked for. */
function startedHours(words: string | null | undefined): string {
  return words === undefined ? "…" : (words ?? "ingenting om öppettider");
}

type DayProps = {
  weekday: Weekday;
  form: SettingsForm<Week>;
  onWrite: (week: WeekHours[]) => void;
};

function Day({ weekday, form, onWrite }: DayProps) {
  const { week } = form.values;
  const label = WEEKDAY_LABELS[weekday];
  const spans = week.flatMap((hours, index) =>
    hours.weekday === weekday ? [{ ...hours, index }] : [],
  );
  return (
    <li>
      <p className="week-day">{label}</p>
      <div className="week-hours">
        {spans.length === 0 && <p className="text-muted">Stängt</p>}
        {spans.map(({ index, opens, closes }, at) => (
          <TimeSpan
            key={at}
            of={`${label.toLowerCase()}${spans.length > 1 ? `, tid ${at + 1}` : ""}`}
            hours={{ opens, closes }}
            errors={{
              opens: form.errors[`week.${index}.opens`],
              closes: form.errors[`week.${index}.closes`],
            }}
            onChange={(part) => onWrite(week.with(index, { weekday, opens, closes, ...part }))}
          >
            <Button
              look="plain"
              className="button-small"
              aria-label={`Ta bort tiden ${opens}–${closes} på ${label.toLowerCase()}`}
              onClick={() => onWrite(week.toSpliced(index, 1))}
            >
              <X aria-hidden="true" size={18} />
            </Button>
          </TimeSpan>
        ))}
      </div>
      <Button
        look="plain"
        className="button-small"
        aria-label={`Lägg till tid på ${label.toLowerCase()}`}
        onClick={() => onWrite(withHours(week, weekday))}
      >
        <Plus aria-hidden="true" size={17} />
        Tid
      </Button>
    </li>
  );
}
