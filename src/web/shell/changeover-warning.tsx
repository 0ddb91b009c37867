import type { Times } from "#domain/availability/times-for-date.ts";
import { promisedTwiceWords } from "#texts/changeover.ts";

/** Stands below two times that are being typed, also while there is nothing to say: so it is read out. */
export function ChangeoverWarning({ times }: { times: Times }) {
  return (
    <p className="text-sm text-balance text-warning empty:hidden" role="status">
      {promisedTwiceWords(times)}
    </p>
  );
}
