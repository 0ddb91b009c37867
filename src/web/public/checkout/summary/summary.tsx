import { ChevronDown } from "lucide-react";
import { useId, useRef, type RefObject } from "react";
import type { Addon, RentalItem } from "#contracts/catalog.ts";
import type { PriceAnswer } from "#contracts/offers.ts";
import { policyOf } from "#domain/bookings/cancellation-policy.ts";
import { depositOf } from "#domain/catalog/deposit.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import { policyWords } from "#texts/cancellation-words.ts";
import { formatKronor, keepTogether } from "#texts/format.ts";
import { linesInWords } from "#texts/further-things.ts";
import { periodWords } from "#texts/period-words.ts";
import type { PriceWish } from "#web/api/offers.ts";
import { MoreThings } from "#web/shell/more-things/more-things.tsx";
import { togetherWords } from "#web/shell/more-things/words.ts";
import { usePageState } from "#web/shell/page-state.tsx";
import { StayMoment } from "#web/shell/stay-moment.tsx";
import { StayPolicy } from "#web/shell/stay-policy.tsx";
import { nightsText } from "#web/shell/stay-words.ts";
import { WholeDates } from "#web/shell/whole-dates.tsx";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import { useMeasuredHeight } from "#web/ui/use-measured-height.ts";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { CodeField, CodeLine } from "./code-field.tsx";
import { PriceFacts, PriceFailed, PriceSkeleton } from "./summary-price.tsx";
import type { Refusal } from "#web/public/checkout/steps/open-refusal.ts";
import { checkoutTexts } from "#web/public/checkout/texts.ts";
import type { Code } from "./use-code.ts";
import type { Price } from "./use-price.ts";

type SummaryProps = {
  item: RentalItem;
  stay: PriceWish;
  price: Price;
  /** The price a payment was opened for, which stands whatever a later question answers. */
  shown: PriceAnswer | undefined;
  changed: Refusal["kind"] | undefined;
  calendar: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  /** While a payment is asked for, nothing is changed. */
  isEditable: boolean;
  addons: Addon[];
  code: Code;
  more: RefObject<HTMLElement | null>;
  onChange: (stay: PriceWish) => void;
};

/** Beside the form on a wide screen; on a phone above it, folded, with the total in sight. */
export function Summary(props: SummaryProps) {
  const { item, stay, price, shown, changed, calendar, isOpen, onOpen } = props;
  const id = useId();
  const card = useRef<HTMLElement>(null);
  useMeasuredHeight(card);
  const quote = shown ?? price.data;
  const { shop, today } = usePageState();
  const policy = quote?.cancellationPolicy ?? policyOf(item, shop);
  return (
    <aside ref={card} className="card booking-summary" aria-labelledby={`${id}-heading`}>
      <div className="summary-top">
        <h2 id={`${id}-heading`} className="heading-2">
          {checkoutTexts.summary}
        </h2>
        <p className="summary-total">{quote && formatKronor(quote.total)}</p>
        <p className="summary-brief">
          <WholeDates
            text={`${togetherWords(item.name, stay.quantity, stay.lines)}, ${periodWords(stay)}`}
          />
        </p>
        <div className="summary-policy">
          <StayPolicy policy={policy} startDate={stay.startDate} isApproved={false} />
        </div>
        <button
          type="button"
          className="summary-toggle"
          aria-expanded={isOpen}
          aria-controls={`${id}-body`}
          onClick={() => onOpen(!isOpen)}
        >
          {isOpen ? checkoutTexts.hideSummary : checkoutTexts.showSummary}
          <ChevronDown aria-hidden="true" size={20} />
        </button>
      </div>
      {(changed === "price-changed" || changed === "policy-changed") && (
        <p className="summary-notice" role="status">
          {changed === "price-changed" ? checkoutTexts.priceChanged : checkoutTexts.policyChanged}
        </p>
      )}
      {!quote && price.hasFailed && <PriceFailed price={price} calendar={calendar} />}
      <div id={`${id}-body`} className="summary-body" data-open={isOpen}>
        <ItemPicture item={item} />
        <h3 className="heading-3">{item.name}</h3>
        <StayFacts item={item} stay={stay} quote={quote} lines={shown?.lines} />
        {!shown && <Editable {...props} named={quote?.lines} />}
        {quote && <PriceFacts quote={quote} />}
        {!quote && !price.hasFailed && <PriceSkeleton />}
        <details className="summary-terms">
          <summary>{checkoutTexts.cancellation}</summary>
          <ul>
            {policyWords(policy, { startDate: stay.startDate, today }).map((sentence) => (
              <li key={sentence}>{keepTogether(sentence)}</li>
            ))}
          </ul>
        </details>
        {!shown && (
          <a href={calendar} className="text-link">
            {checkoutTexts.changeChoice}
          </a>
        )}
      </div>
      {/* Outside of what a phone folds away: a code that counts is said beside the total. */}
      {shown ? <CodeWhilePaying quote={shown} /> : <CodeOnWish {...props} quote={quote} />}
    </aside>
  );
}

type EditableProps = SummaryProps & { named: PriceAnswer["lines"] };

/** What else is rented, which can be changed here without losing what was typed. */
function Editable({ item, stay, isEditable, addons, more, named, onChange }: EditableProps) {
  const { startDate, endDate, quantity, selectedAddons, lines = [] } = stay;
  const wanted = { rentalItemId: item.id, quantity, selectedAddons, lines };
  return (
    <div inert={!isEditable}>
      <MoreThings
        ref={more}
        named={named}
        wish={{ ...wanted, stay: { startDate, endDate }, addons }}
        onChange={(next) => {
          const { lines: _, ...others } = stay;
          onChange({ ...others, ...(next.length > 0 && { lines: next }) });
        }}
      />
    </div>
  );
}

/** A payment has its sum by now: the way to another leads over the first step. */
function CodeWhilePaying({ quote }: { quote: PriceAnswer }) {
  return quote.code?.accepted ? (
    <CodeLine quote={quote} />
  ) : (
    <p className="text-sm text-muted">{checkoutTexts.codeBefore}</p>
  );
}

/** Kept in the tab, which the server knows nothing of. */
function CodeOnWish({
  code,
  isEditable,
  quote,
}: SummaryProps & { quote: PriceAnswer | undefined }) {
  if (!useInBrowser()) return null;
  return (
    <div inert={!isEditable}>
      <CodeField code={code} quote={quote} />
    </div>
  );
}

function ItemPicture({ item }: { item: RentalItem }) {
  const picture = item.pictures.find(({ url }) => url === item.mainImageUrl);
  if (picture)
    return (
      <PictureFrame
        picture={picture}
        sizes="(min-width: 1024px) 380px, 92vw"
        className="summary-picture"
        decorative
      />
    );
  if (item.mainImageUrl === "") return null;
  return (
    <img src={item.mainImageUrl} alt="" className="summary-picture" width={800} height={600} />
  );
}

type StayFactsProps = {
  item: RentalItem;
  stay: PriceWish;
  quote: PriceAnswer | undefined;
  /** Where they cannot be changed any more. */
  lines: PriceAnswer["lines"];
};

function StayFacts({ item, stay, quote, lines }: StayFactsProps) {
  const { startDate, endDate, quantity } = stay;
  const nights = nightCount(stay);
  const deposit = depositOf(item);
  return (
    <dl className="summary-facts">
      <StayMoment itemId={item.id} label={checkoutTexts.pickup} day={startDate} kind="pickupTime" />
      <StayMoment itemId={item.id} label={checkoutTexts.return} day={endDate} kind="returnTime" />
      {nights > 0 && <Fact label={checkoutTexts.length} value={nightsText(nights)} />}
      {(quantity > 1 || item.quantity > 1) && (
        <Fact label={checkoutTexts.quantity} value={`${quantity} st`} />
      )}
      {quote && quote.addons.length > 0 && (
        <Fact label={checkoutTexts.addons} value={quote.addons.map(addonText).join(", ")} />
      )}
      {lines && lines.length > 0 && (
        <Fact label={checkoutTexts.besides} value={linesInWords(lines)} />
      )}
      {deposit > 0 && (
        <Fact
          label={checkoutTexts.deposit}
          value={`${formatKronor(deposit)}, ${checkoutTexts.depositLater}`}
        />
      )}
    </dl>
  );
}

function addonText({ name, quantity }: PriceAnswer["addons"][number]): string {
  return quantity > 1 ? `${name} (${quantity} st)` : name;
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className="moment">
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
