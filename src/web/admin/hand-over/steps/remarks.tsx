import { Camera, Plus, X } from "lucide-react";
import { useId, type ReactNode } from "react";
import type { Protocol } from "#contracts/hand-over.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { MOST_PHOTOGRAPHS, MOST_REMARKS } from "#domain/hand-over/protocol.ts";
import { photographsOf, type DraftRemark, type Part } from "#web/admin/hand-over/draft/draft.ts";
import { isWordless, type Mistake } from "#web/admin/hand-over/draft/left-to-do.ts";
import type { Photographs } from "#web/admin/hand-over/photographs/use-photographs.ts";
import { formatDay } from "#texts/format.ts";
import { Button } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { invalidBy, Step } from "./step.tsx";

type RemarksProps = {
  remarks: readonly DraftRemark[];
  /** What was said of it when others had it. */
  known: Known;
  left: Protocol | null;
  photographs: Photographs;
  mistakes: readonly Mistake[];
  /** Answers whether it was taken: what is signed is changed no more. */
  onChange: (change: (remarks: readonly DraftRemark[]) => DraftRemark[]) => boolean;
};

/** Damage and what else is worth a picture. On the way back what was there before stands first, and only what is new is added. */
export function Remarks({ remarks, known, left, photographs, mistakes, onChange }: RemarksProps) {
  const isBack = left !== null;
  const used = photographsOf({ remarks }).length;
  const put = (changed: DraftRemark) =>
    onChange((now) => now.map((one) => (one.id === changed.id ? changed : one)));

  const take = (remarkId: string | null, files: readonly File[]) =>
    photographs.inTurn(() => takeNow(remarkId, files));

  async function takeNow(remarkId: string | null, files: readonly File[]) {
    const room = MOST_PHOTOGRAPHS - used;
    const ids = await photographs.add(files.slice(0, room));
    if (ids.length < Math.min(files.length, room)) toast(NO_PICTURE);
    else if (files.length > room) toast(NO_ROOM);
    if (ids.length === 0) return;
    const isTaken = onChange((now) =>
      remarkId === null
        ? [...now, { ...newRemark(), photographs: ids }]
        : now.map((one) =>
            one.id === remarkId ? { ...one, photographs: [...one.photographs, ...ids] } : one,
          ),
    );
    if (!isTaken) for (const id of ids) await photographs.drop(id);
  }

  return (
    <Step
      id="anmarkningar"
      title={isBack ? "Skador och anmärkningar" : "Anmärkningar"}
      mistakes={mistakes}
    >
      {isBack && <Before left={left} photographs={photographs} />}
      <KnownBefore
        known={notSaid(known, [...remarks, ...(left?.remarks ?? [])])}
        onTake={
          isBack || remarks.length >= MOST_REMARKS
            ? undefined
            : (text) => onChange((now) => [...now, { ...newRemark(), text, isNew: false }])
        }
      />
      <ul className="hand-over-remarks">
        {remarks.map((remark, at) => (
          <li key={remark.id}>
            <OneRemark
              remark={remark}
              place={at + 1}
              isBack={isBack}
              photographs={photographs}
              hasRoom={used < MOST_PHOTOGRAPHS}
              mistakes={mistakes}
              onChange={put}
              onTake={(files) => void take(remark.id, files)}
              onRemove={() => {
                if (onChange((now) => now.filter(({ id }) => id !== remark.id)))
                  for (const id of remark.photographs) void photographs.drop(id);
              }}
            />
          </li>
        ))}
      </ul>
      {used >= MOST_PHOTOGRAPHS && (
        <p className="hand-over-beside">
          Protokollet rymmer {MOST_PHOTOGRAPHS} bilder, och de är tagna. Ta bort en för att ta en
          annan.
        </p>
      )}
      {remarks.length >= MOST_REMARKS && (
        <p className="hand-over-beside">
          Protokollet rymmer {MOST_REMARKS} anmärkningar. Skriv resten i anteckningen.
        </p>
      )}
      {remarks.length < MOST_REMARKS && (
        <div className="hand-over-row">
          {used < MOST_PHOTOGRAPHS && (
            <TakePhotograph onTake={(files) => void take(null, files)}>
              {isBack ? "Fotografera ny skada" : "Fotografera"}
            </TakePhotograph>
          )}
          <Button look="plain" onClick={() => onChange((now) => [...now, newRemark()])}>
            <Plus aria-hidden="true" size={18} />
            Skriv utan bild
          </Button>
        </div>
      )}
    </Step>
  );
}

const NO_PICTURE = {
  title: "Bilden gick inte att läsa",
  description: "Ta en ny bild, eller välj en i formatet JPEG eller PNG.",
  variant: "destructive",
} as const;

const NO_ROOM = {
  title: "Alla bilder fick inte plats",
  description: `Protokollet rymmer ${MOST_PHOTOGRAPHS} bilder.`,
  variant: "destructive",
} as const;

function newRemark(): DraftRemark {
  return { id: crypto.randomUUID(), text: "", isNew: true, photographs: [] };
}

type Known = NonNullable<Part["known"]>;

/** What stands in this protocol, or in the one that it left by, is not told twice. */
function notSaid(known: Known, said: readonly { text: string }[]): Known {
  return known.filter(({ text }) => said.every((one) => one.text !== text));
}

type KnownBeforeProps = { known: Known; onTake: ((text: string) => void) | undefined };

/** Nobody is blamed for what was there before. Taken along it is signed for, and known the next time too. */
function KnownBefore({ known, onTake }: KnownBeforeProps) {
  if (known.length === 0) return null;
  return (
    <div className="hand-over-known">
      <h3>Kända skador sedan tidigare</h3>
      <ul>
        {known.map(({ text, seenAt }) => (
          <li key={text}>
            <p>
              {text} <span className="text-muted">{formatDay(dayInSweden(new Date(seenAt)))}</span>
            </p>
            {onTake && (
              <Button
                look="quiet"
                className="button-small"
                aria-label={`Finns kvar: ${text}`}
                onClick={() => onTake(text)}
              >
                Finns kvar
              </Button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Before({ left, photographs }: { left: Protocol; photographs: Photographs }) {
  if (left.remarks.length === 0)
    return <p className="hand-over-beside">Inga anmärkningar vid utlämningen.</p>;
  return (
    <details className="hand-over-earlier">
      <summary>Fanns redan vid utlämningen ({left.remarks.length})</summary>
      <ul>
        {left.remarks.map((remark, at) => (
          // What is recorded never changes its order.
          // eslint-disable-next-line react/no-array-index-key
          <li key={at}>
            <p>{remark.text}</p>
            <div className="hand-over-pictures">
              {remark.files.map((id) => (
                <img key={id} src={photographs.shown(id)} alt={`Vid utlämningen: ${remark.text}`} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    </details>
  );
}

type OneRemarkProps = {
  remark: DraftRemark;
  place: number;
  isBack: boolean;
  hasRoom: boolean;
  mistakes: readonly Mistake[];
  photographs: Photographs;
  onChange: (remark: DraftRemark) => boolean;
  onTake: (files: readonly File[]) => void;
  onRemove: () => void;
};

function OneRemark(props: OneRemarkProps) {
  const { remark, place, isBack, hasRoom, mistakes, photographs, onChange, onTake, onRemove } =
    props;
  return (
    <>
      {remark.photographs.length > 0 && (
        <div className="hand-over-pictures">
          {remark.photographs.map((id, at) => (
            <span key={id} className="hand-over-picture">
              <img src={photographs.shown(id)} alt={`Fotografi ${at + 1} av ${remark.text}`} />
              <button
                type="button"
                aria-label={`Ta bort fotografi ${at + 1} av anmärkning ${place}`}
                onClick={() => {
                  const photographed = remark.photographs.filter((one) => one !== id);
                  if (onChange({ ...remark, photographs: photographed })) void photographs.drop(id);
                }}
              >
                <X aria-hidden="true" size={20} />
              </button>
            </span>
          ))}
        </div>
      )}
      <input
        {...(isWordless(remark) && invalidBy("anmarkningar", mistakes))}
        className="field"
        aria-label={`Anmärkning ${place}`}
        placeholder={isBack ? "Vad är nytt? Repa, buckla …" : "Repa, buckla, fläck …"}
        maxLength={1000}
        value={remark.text}
        onChange={({ target }) => onChange({ ...remark, text: target.value })}
      />
      <div className="hand-over-row">
        {isBack && (
          <button
            type="button"
            className="hand-over-new"
            aria-pressed={remark.isNew}
            onClick={() => onChange({ ...remark, isNew: !remark.isNew })}
          >
            {remark.isNew ? "Ny skada" : "Fanns redan"}
          </button>
        )}
        {hasRoom && <TakePhotograph onTake={onTake}>Bild till</TakePhotograph>}
        <Button look="plain" className="button-danger-quiet" onClick={onRemove}>
          Ta bort
        </Button>
      </div>
    </>
  );
}

/** The phone's camera; where there is none, a picture that lies there. */
function TakePhotograph({
  onTake,
  children,
}: {
  onTake: (files: readonly File[]) => void;
  children: ReactNode;
}) {
  const id = useId();
  return (
    <label htmlFor={id} className="button button-quiet hand-over-camera">
      <Camera aria-hidden="true" size={20} />
      {children}
      <input
        id={id}
        type="file"
        accept="image/*"
        capture="environment"
        className="sr-only"
        onChange={({ target }) => {
          onTake([...(target.files ?? [])]);
          // The same picture may be chosen once more.
          target.value = "";
        }}
      />
    </label>
  );
}
