import { formatKronor } from "#texts/format.ts";

type SumInSightProps = { total: number; refused: string | undefined };

/** On a phone the price stands far below what decides it: whoever is asked for it sees it all the time. */
export function SumInSight({ total, refused }: SumInSightProps) {
  return (
    // The price itself is read out where it stands.
    <p
      className="sum-in-sight"
      aria-hidden="true"
      data-refused={refused !== undefined || undefined}
    >
      {refused ?? (
        <>
          Totalt <strong>{formatKronor(total)}</strong>
        </>
      )}
    </p>
  );
}
