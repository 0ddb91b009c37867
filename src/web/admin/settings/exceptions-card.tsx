import { Plus } from "lucide-react";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { addDays, type LocalDate } from "#domain/dates/local-date.ts";
import { closedSpans, type ClosedSpan } from "#domain/shop/closed-spans.ts";
import type { Opening } from "#domain/shop/opening.ts";
import { formatWeekday } from "#texts/format.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { TimeSpan } from "./time-span.tsx";
import {
  NEW_EXCEPTION,
  readable,
  typedExceptions,
  wantedException,
  type TypedException,
} from "./typed-hours.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const readExceptions = ({ opening }: ShopSettings) => ({ exceptions: typedExceptions(opening) });

/** Days that are not as the week is: holidays, and when the shop is away. */
export function ExceptionsCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm({
    shop,
    read: readExceptions,
    wish: ({ exceptions = [] }) => ({ opening: { exceptions: exceptions.map(wantedException) } }),
    part: "opening",
  });
  const { exceptions } = form.values;
  const write = (next: TypedException[]) => form.change({ exceptions: next });
  return (
    <SettingsCard
      title="Avvikande dagar"
      lead="Helgdagar, semester och andra dagar då ni har stängt eller andra tider. En enstaka dag går före en period."
      form={form}
    >
      {exceptions.length === 0 && <p className="text-muted">Inga avvikande dagar.</p>}
      <ol className="settings-list">
        {exceptions.map((exception, index) => (
          <li key={index}>
            <ExceptionFields
              exception={exception}
              index={index}
              errorOf={(field) => form.errors[`exceptions.${index}.${field}`]}
              onChange={(part) => write(exceptions.with(index, { ...exception, ...part }))}
              onRemove={() => write(exceptions.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ol>
      <div>
        <Button look="quiet" onClick={() => write([...exceptions, NEW_EXCEPTION])}>
          <Plus aria-hidden="true" size={18} />
          Lägg till dagar
        </Button>
      </div>
      <NextClosed opening={{ week: shop.opening.week, exceptions: readable(exceptions) }} />
    </SettingsCard>
  );
}

const DAYS_AHEAD = 180;
const MOST_SHOWN = 6;

function NextClosed({ opening }: { opening: Opening }) {
  const { today } = usePageState();
  const spans = closedSpans(opening, today, addDays(today, DAYS_AHEAD)).slice(0, MOST_SHOWN);
  return (
    <div className="settings-words">
      <p className="text-muted">Närmast stängt</p>
      {spans.length === 0 ? (
        <p>Inga stängda dagar det närmaste halvåret.</p>
      ) : (
        <ul>
          {spans.map((span) => (
            <li key={span.first}>{spanWords(span)}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

const day = (date: LocalDate) => formatWeekday(date);

function spanWords({ first, last }: ClosedSpan): string {
  return first === last ? day(first) : `${day(first)} – ${day(last)}`;
}

type ExceptionFieldsProps = {
  exception: TypedException;
  index: number;
  errorOf: (field: keyof TypedException) => string | undefined;
  onChange: (part: Partial<TypedException>) => void;
  onRemove: () => void;
};

function ExceptionFields({ exception, index, errorOf, onChange, onRemove }: ExceptionFieldsProps) {
  const title = `Avvikelse ${index + 1}`;
  return (
    <fieldset className="settings-entry">
      <legend className="sr-only">{title}</legend>
      <div className="settings-pair">
        <TextField
          label="Första dagen"
          type="date"
          value={exception.date}
          error={errorOf("date")}
          onChange={({ target }) => onChange({ date: target.value })}
        />
        <TextField
          label="Sista dagen"
          type="date"
          min={exception.date}
          value={exception.until}
          error={errorOf("until")}
          hint="Tomt: bara en dag."
          onChange={({ target }) => onChange({ until: target.value })}
        />
      </div>
      <div className="settings-row">
        <CheckField
          label="Stängt"
          checked={exception.closed}
          onChange={({ target }) => onChange({ closed: target.checked })}
        />
        <Button
          look="plain"
          className="button-small button-danger-quiet settings-removal"
          aria-label={`Ta bort ${title.toLowerCase()}`}
          onClick={onRemove}
        >
          Ta bort
        </Button>
      </div>
      {!exception.closed && (
        <TimeSpan
          of={`avvikelse ${index + 1}`}
          hours={exception}
          errors={{ opens: errorOf("opens"), closes: errorOf("closes") }}
          onChange={onChange}
        />
      )}
    </fieldset>
  );
}
