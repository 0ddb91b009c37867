import { Button } from "./button.tsx";

/** Says what could not be fetched, and tries again on wish. */
export function RetryNotice({ sentence, onRetry }: { sentence: string; onRetry: () => void }) {
  return (
    <div className="notice" role="alert">
      <p>{sentence}</p>
      <Button look="quiet" className="mt-4" onClick={onRetry}>
        Försök igen
      </Button>
    </div>
  );
}
