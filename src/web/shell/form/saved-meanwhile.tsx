import { ApiError } from "#web/api/api-error.ts";
import { Button } from "#web/ui/button.tsx";

export function isSavedMeanwhile(error: unknown): boolean {
  return error instanceof ApiError && error.code === "setting.changed";
}

export type SavedChoice = {
  /** Shows what is stored instead of what was typed. */
  onTake: () => void;
  /** Saves what was typed all the same; true when it is saved. */
  onKeep: () => Promise<boolean>;
};

type SavedMeanwhileProps = SavedChoice & { error: unknown };

/** The choice of somebody who has typed over what a colleague saved meanwhile; until then both are there. */
export function SavedMeanwhile({ error, onTake, onKeep }: SavedMeanwhileProps) {
  if (!isSavedMeanwhile(error)) return null;
  return (
    <div className="grid gap-2">
      <p>Det du har skrivit står kvar här. Vilket ska gälla?</p>
      <div className="flex flex-wrap gap-2">
        <Button look="quiet" className="button-small" onClick={onTake}>
          Visa det som är sparat
        </Button>
        <Button look="quiet" className="button-small" onClick={() => void onKeep()}>
          Spara mitt i stället
        </Button>
      </div>
    </div>
  );
}
