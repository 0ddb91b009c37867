import { formatKronor } from "#texts/format.ts";
import { roomWords } from "#texts/item-facts-words.ts";
import type { ItemDraft } from "./draft/item-draft.ts";
import { readWhole } from "#web/ui/typed-values.ts";
import { PREVIEW } from "./texts.ts";

/** Nothing while it cannot be read. */
function amountOf(typed: string): number {
  const amount = readWhole(typed);
  return amount.ok ? (amount.value ?? 0) : 0;
}

/** Null while nothing can be read. */
function told(typed: string): number | null {
  return amountOf(typed) || null;
}

/** The item's card as the home page shows it, while it is typed. */
export function CardPreview({ draft }: { draft: ItemDraft }) {
  const price = amountOf(draft.pricePerDay);
  const fee = amountOf(draft.basePrice);
  const room =
    draft.type === "rv"
      ? roomWords({
          sleeps: told(draft.sleeps),
          seats: told(draft.seats),
          lengthCm: told(draft.facts.lengthCm),
        })
      : "";
  return (
    <aside id={PREVIEW.id} className="card-preview editor-section" aria-labelledby="card-preview">
      <h2 id="card-preview" className="heading-3">
        Så ser kortet ut
      </h2>
      {draft.isAddonOnly && (
        <p className="mt-1 text-sm text-muted">Endast tillval: kortet visas inte på startsidan.</p>
      )}
      <div className="card-grid">
        <div className="card">
          {draft.mainImageUrl ? (
            <img src={draft.mainImageUrl} alt="" className="card-picture" loading="lazy" />
          ) : (
            <div className="card-picture card-preview-empty">Huvudbild saknas</div>
          )}
          <div className="card-body">
            <p className="heading-3 card-name">{draft.name.trim() || "Namn"}</p>
            <p className="card-text">{draft.shortDescription}</p>
            <p className="card-mini">{draft.miniHeading}</p>
            {room && <p className="card-room">{room}</p>}
            <div className="card-foot">
              <p className="whitespace-nowrap">
                <span className="card-price">{formatKronor(price)}</span> per dygn
                {fee > 0 && <span className="card-fee">+ {formatKronor(fee)} avgift</span>}
              </p>
              <span className="button button-quiet button-small" aria-hidden="true">
                Visa detaljer
              </span>
            </div>
          </div>
        </div>
      </div>
    </aside>
  );
}
