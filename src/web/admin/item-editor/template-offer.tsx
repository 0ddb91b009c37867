import type { ItemDraft } from "./draft/item-draft.ts";
import { Button } from "#web/ui/button.tsx";
import { ITEM_TEMPLATES } from "./item-templates.ts";

/** For a new item, until something is typed. */
export function TemplateOffer({ onTake }: { onTake: (draft: Partial<ItemDraft>) => void }) {
  return (
    <section aria-label="Börja från en mall" className="notice grid gap-3">
      <p>
        Börja från en mall, så är det mesta ifyllt. Pris och bilder lägger du till själv, och
        beskrivning och mått skriver du om så att de stämmer.
      </p>
      <div className="flex flex-wrap gap-3">
        {ITEM_TEMPLATES.map(({ key, label, draft }) => (
          <Button
            key={key}
            look="quiet"
            className="button-small"
            aria-label={`Börja från mallen ${label}`}
            onClick={() => onTake(draft)}
          >
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
