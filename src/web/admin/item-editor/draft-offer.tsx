import { Button } from "#web/ui/button.tsx";

type DraftOfferProps = { onRestore: () => void; onDiscard: () => void };

/** What was typed earlier in this tab and never saved. */
export function DraftOffer({ onRestore, onDiscard }: DraftOfferProps) {
  return (
    <div className="draft-offer" role="status">
      <p>
        <strong>Du har ett utkast som inte är sparat.</strong> Det skrevs senast du redigerade här.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" className="button-small" onClick={onRestore}>
          Återställ utkast
        </Button>
        <Button look="plain" className="button-small" onClick={onDiscard}>
          Kasta utkastet
        </Button>
      </div>
    </div>
  );
}
