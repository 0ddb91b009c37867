import type { Settlement } from "#contracts/hand-over.ts";
import { formatKronor } from "#texts/format.ts";
import { KIND_WORDS } from "./words.ts";

/** As the protocols propose it, for those who do not decide. */
export function ProposedLines({ proposed }: Pick<Settlement, "proposed">) {
  if (proposed.length === 0)
    return <p className="text-muted">Protokollen föreslår inget att ta betalt för.</p>;
  return (
    <ul className="settlement-proposed">
      {proposed.map(({ kind, label, amount, why }, at) => (
        // They come in one order and are not changed here.
        // eslint-disable-next-line react/no-array-index-key
        <li key={at}>
          <span>
            {label}
            <span className="settlement-why">
              {KIND_WORDS[kind]}
              {why && `. ${why}`}
            </span>
          </span>
          <span className="settlement-amount">
            {amount > 0 ? formatKronor(amount) : "Pris saknas"}
          </span>
        </li>
      ))}
    </ul>
  );
}
