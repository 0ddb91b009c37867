import type { OverlapWarning } from "#contracts/item-belongings.ts";
import { periodWords } from "#texts/period-words.ts";

type OverlapNoticeProps = {
  warnings: OverlapWarning[];
  /** What two of a kind are called: `säsongspriser`. */
  things: string;
  /** What applies, told by the entry that does: `1 995 kr per dygn`. */
  rule: (id: number) => string;
};

/** Two of a kind on the same days, and which of them counts there. */
export function OverlapNotice({ warnings, things, rule }: OverlapNoticeProps) {
  return (
    <>
      <p className="font-semibold">Sparat, men flera {things} gäller samma dagar</p>
      <ul>
        {warnings.map((warning) => (
          <li key={warning.other.id}>
            {periodWords(warning)} finns också i perioden {periodWords(warning.other)}. Då gäller{" "}
            {rule(warning.appliesId)}.
          </li>
        ))}
      </ul>
    </>
  );
}
