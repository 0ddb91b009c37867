import { lineInWords, type NamedLine } from "#texts/further-things.ts";
import { moreTexts } from "./words.ts";

/** Rows on their way. Where their price is known already, their names are too. */
export function RowsLoading({ named = [] }: { named?: readonly NamedLine[] | undefined }) {
  return (
    <>
      <span role="status" aria-label={moreTexts.loading} />
      {named.length === 0 ? (
        <div className="grid gap-3">
          <div className="skeleton h-16" />
          <div className="skeleton h-16" />
        </div>
      ) : (
        <ul className="thing-rows">
          {named.map((line) => (
            <li key={line.name} className="thing-row">
              <span className="thing-picture skeleton" />
              <p className="thing-name">{lineInWords(line)}</p>
              <div className="thing-count">
                <span className="skeleton h-11 w-36 rounded-full" />
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
