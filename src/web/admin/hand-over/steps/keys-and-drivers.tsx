import { Plus, X } from "lucide-react";
import type { Protocol } from "#contracts/hand-over.ts";
import { comparedKeys } from "#web/admin/hand-over/draft/compared.ts";
import type { Draft, DraftDriver } from "#web/admin/hand-over/draft/draft.ts";
import { isNameless, type Mistake } from "#web/admin/hand-over/draft/left-to-do.ts";
import type { ChangeDraft } from "#web/admin/hand-over/use-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { Beside, Choice, invalidBy, Step } from "./step.tsx";

/** So many keys are offered where nobody knows how many there are. */
const FEW_KEYS = 5;
const MOST_DRIVERS = 10;

type KeysProps = { draft: Draft; change: ChangeDraft; left: Protocol | null };

export function Keys({ draft, change, left }: KeysProps) {
  // No more come back than went out, where somebody counted them.
  const most = Math.max(left?.keys ?? FEW_KEYS, draft.keys ?? 0);
  const counts = Array.from({ length: most + 1 }, (_, count) => count);
  return (
    <Step id="nycklar">
      <Choice
        label={draft.kind === "back" ? "Nycklar tillbaka" : "Nycklar som lämnas ut"}
        columns={6}
        options={counts.map((count) => ({ value: count, words: String(count) }))}
        value={draft.keys}
        onChoose={(keys) => change((now) => ({ ...now, keys }))}
      />
      <Beside compared={comparedKeys(draft.keys, left?.keys ?? null)} />
    </Step>
  );
}

type DriversProps = { draft: Draft; change: ChangeDraft; mistakes: readonly Mistake[] };

/** Who drives, and that their licence was looked at. */
export function Drivers({ draft: { drivers }, change, mistakes }: DriversProps) {
  const put = (at: number, changed: DraftDriver) =>
    change((now) => ({
      ...now,
      drivers: now.drivers.map((one, place) => (place === at ? changed : one)),
    }));
  return (
    <Step id="forare" mistakes={mistakes}>
      {drivers.length === 0 && <p className="text-muted">Kunden har inte skrivit vem som kör.</p>}
      <ul className="hand-over-drivers">
        {drivers.map((driver, at) => (
          // They have no other name than the one that is being typed.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            <input
              {...(isNameless(driver) && invalidBy("forare", mistakes))}
              className="field"
              aria-label={`Förare ${at + 1}`}
              autoComplete="off"
              maxLength={100}
              value={driver.name}
              onChange={({ target }) => put(at, { ...driver, name: target.value })}
            />
            <button
              type="button"
              className="hand-over-seen"
              aria-pressed={driver.licenceSeen}
              onClick={() => put(at, { ...driver, licenceSeen: !driver.licenceSeen })}
            >
              Körkort sett
            </button>
            <Button
              look="plain"
              aria-label={`Ta bort förare ${at + 1}`}
              onClick={() =>
                change((now) => ({
                  ...now,
                  drivers: now.drivers.filter((_, place) => place !== at),
                }))
              }
            >
              <X aria-hidden="true" size={20} />
            </Button>
          </li>
        ))}
      </ul>
      {drivers.length < MOST_DRIVERS && (
        <Button
          look="plain"
          className="hand-over-add"
          onClick={() =>
            change((now) => ({
              ...now,
              drivers: [...now.drivers, { name: "", licenceSeen: false }],
            }))
          }
        >
          <Plus aria-hidden="true" size={18} />
          Lägg till förare
        </Button>
      )}
    </Step>
  );
}
