import { useQuery } from "@tanstack/react-query";
import { longStayExamples, type ExamplePrice } from "#domain/pricing/long-stay-examples.ts";
import { formatKronor } from "#texts/format.ts";
import { belongingsOf } from "#web/api/item-belongings.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { readWhole } from "#web/ui/typed-values.ts";
import type { ItemDraft } from "./draft/item-draft.ts";
import { readSteps } from "./draft/long-stay-draft.ts";

type LongStayTableProps = { draft: ItemDraft; itemId: number | undefined };

/** What some stays cost by what is typed, before it is saved. */
export function LongStayTable({ draft, itemId }: LongStayTableProps) {
  const { data: seasons = [] } = useQuery({
    ...belongingsOf("seasonal-prices", itemId ?? 0),
    enabled: itemId !== undefined,
  });
  const longStay = readSteps(draft.longStay);
  const [pricePerDay, basePrice] = [readWhole(draft.pricePerDay), readWhole(draft.basePrice)];
  if (longStay.length === 0 || !pricePerDay.ok || !basePrice.ok || pricePerDay.value === null)
    return null;
  const examples = longStayExamples(
    {
      pricePerDay: pricePerDay.value,
      basePrice: basePrice.value ?? 0,
      longStay,
      peakSeasonOnly: draft.peakSeasonOnly,
    },
    seasons,
  );
  const hasSeasons = examples.some(({ low, high }) => low.before !== high.before);
  return (
    <table className="long-stay-table">
      <caption>Så mycket kostar en hyra av en enhet, utan tillval</caption>
      <thead>
        <tr>
          <th scope="col">Längd</th>
          <th scope="col">{hasSeasons ? "Lågsäsong" : "Pris"}</th>
          {hasSeasons && <th scope="col">Högsäsong</th>}
        </tr>
      </thead>
      <tbody>
        {examples.map(({ nights, low, high }) => (
          <tr key={nights}>
            <th scope="row">{nightsText(nights)}</th>
            <PriceCell price={low} />
            {hasSeasons && <PriceCell price={high} />}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PriceCell({ price: { before, after } }: { price: ExamplePrice }) {
  return (
    <td>
      {after < before && (
        <>
          <span className="sr-only">Före rabatt </span>
          <del>{formatKronor(before)}</del>
          <span className="sr-only">, efter rabatt </span>
        </>
      )}
      <span>{formatKronor(after)}</span>
    </td>
  );
}
