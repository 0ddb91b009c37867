import { useQuery } from "@tanstack/react-query";
import type { Picture } from "#contracts/catalog.ts";
import type { FurtherThing } from "#contracts/offers.ts";
import type { LineWish } from "#domain/availability/check-lines.ts";
import { MOST_LINES, withLine, type StockLeft } from "#domain/availability/further-choice.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import { quoteLine, sumOfThing } from "#domain/pricing/quote.ts";
import { formatKronor } from "#texts/format.ts";
import { linesInWords, type NamedLine } from "#texts/further-things.ts";
import { itemCards } from "#web/api/catalog.ts";
import { Button } from "#web/ui/button.tsx";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { RowsLoading } from "./rows-loading.tsx";
import { useThings, type TogetherWish } from "./use-things.ts";
import { lineRefusal, lowerWords, onlyWords, moreTexts, offerWords } from "./words.ts";

type ThingRowsProps = {
  wish: TogetherWish;
  named: readonly NamedLine[] | undefined;
  /** All that could be added, or only what was. */
  isOpen: boolean;
  onChange: (lines: LineWish[]) => void;
  /** What somebody has just used is gone, and the focus with it. */
  onGone: () => void;
};

export function ThingRows({ wish, named, isOpen, onChange, onGone }: ThingRowsProps) {
  const { lines, stay } = wish;
  const known = useThings(wish, true);
  const { data: cards } = useQuery(itemCards);
  const { things } = known;
  if (!things)
    return known.hasFailed ? (
      <>
        <p>{linesInWords(named)}</p>
        <RetryNotice sentence={moreTexts.failed} onRetry={known.retry} />
      </>
    ) : (
      <RowsLoading named={named} />
    );
  const countOf = (itemId: number) =>
    lines.find(({ rentalItemId }) => rentalItemId === itemId)?.quantity ?? 0;
  const offered = things.filter(
    ({ id }) => countOf(id) > 0 || (isOpen && (known.leftOf(id)?.left ?? 0) > 0),
  );
  // Of an old address, or taken out of the shop since.
  const gone = lines.filter((line) => things.every(({ id }) => id !== line.rentalItemId));

  function set(rentalItemId: number, quantity: number) {
    onChange(withLine(lines, { rentalItemId, quantity }));
  }

  function mend(rentalItemId: number, quantity: number) {
    set(rentalItemId, quantity);
    onGone();
  }

  return (
    <>
      {isOpen && <p className="text-sm text-muted">{moreTexts.hint}</p>}
      {isOpen && offered.length + gone.length === 0 && <p>{moreTexts.nothing}</p>}
      <ul className="thing-rows" data-stale={known.isStale || undefined}>
        {offered.map((thing) => (
          <ThingRow
            key={thing.id}
            thing={thing}
            stay={stay}
            picture={cards?.find(({ id }) => id === thing.id)?.picture ?? null}
            quantity={countOf(thing.id)}
            stock={known.leftOf(thing.id)}
            mayGrow={countOf(thing.id) > 0 || lines.length < MOST_LINES}
            // Where all are shown, a row stays where it is with the number 0.
            onChange={(to) => (to === 0 && !isOpen ? mend(thing.id, to) : set(thing.id, to))}
            onMend={(to) => mend(thing.id, to)}
          />
        ))}
        {gone.map(({ rentalItemId, quantity }) => (
          <li key={rentalItemId} className="thing-row">
            <p className="thing-name">
              {cards?.find(({ id }) => id === rentalItemId)?.name ?? moreTexts.unknown}
            </p>
            <Refusal
              quantity={quantity}
              stock={undefined}
              onMend={(to) => mend(rentalItemId, to)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

type ThingRowProps = {
  thing: FurtherThing;
  stay: Stay;
  picture: Picture | null;
  quantity: number;
  /** Undefined for what cannot be added to this very booking. */
  stock: StockLeft | undefined;
  mayGrow: boolean;
  onChange: (quantity: number) => void;
  onMend: (quantity: number) => void;
};

function ThingRow(props: ThingRowProps) {
  const { thing, stay, picture, quantity, stock, mayGrow, onChange, onMend } = props;
  const left = stock?.left ?? 0;
  const priceOf = (units: number) => sumOfThing(quoteLine(thing, stay, units));
  return (
    <li className="thing-row">
      <span className="thing-picture">
        {picture && <PictureFrame picture={picture} sizes="4rem" decorative />}
      </span>
      <div>
        <p className="thing-name">{thing.name}</p>
        <p className="text-sm text-muted">{offerWords(priceOf(1), nightCount(stay), left)}</p>
      </div>
      <div className="thing-count">
        <Stepper
          label={`Antal ${thing.name}`}
          value={quantity}
          min={0}
          max={mayGrow ? left : 0}
          {...(quantity > 0 && quantity === left && { most: onlyWords(left) })}
          onChange={onChange}
        />
        {quantity > 0 && <strong className="thing-sum">{formatKronor(priceOf(quantity))}</strong>}
      </div>
      <Refusal name={thing.name} quantity={quantity} stock={stock} onMend={onMend} />
    </li>
  );
}

type RefusalProps = {
  name?: string;
  quantity: number;
  stock: StockLeft | undefined;
  onMend: (quantity: number) => void;
};

/** Why it cannot be had as it stands, and the ways out. Nothing is taken away by itself. */
function Refusal({ name = "", quantity, stock, onMend }: RefusalProps) {
  const reason = lineRefusal(quantity, stock);
  if (reason === undefined || quantity === 0) return null;
  const of = name === "" ? "" : ` ${name}`;
  return (
    <div className="thing-refusal" role="alert">
      <p>{reason}</p>
      {stock !== undefined && stock.left > 0 && (
        <Button look="quiet" className="button-small" onClick={() => onMend(stock.left)}>
          {lowerWords(stock.left)}
          <span className="sr-only">{of}</span>
        </Button>
      )}
      <Button look="quiet" className="button-small" onClick={() => onMend(0)}>
        {moreTexts.takeAway}
        <span className="sr-only">{of}</span>
      </Button>
    </div>
  );
}
