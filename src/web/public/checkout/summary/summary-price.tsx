import type { PriceAnswer } from "#contracts/offers.ts";
import { formatKronor } from "#texts/format.ts";
import { PriceExplained } from "#web/shell/price-explained.tsx";
import { Button } from "#web/ui/button.tsx";
import { checkoutTexts, MESSAGES } from "#web/public/checkout/texts.ts";
import type { Price } from "./use-price.ts";

export function PriceFacts({ quote }: { quote: PriceAnswer }) {
  return (
    <div>
      <PriceExplained quote={quote} />
      <p className="text-sm text-muted">
        varav moms {Math.round(quote.vatRate * 100)} %: {formatKronor(quote.vatAmount)}
      </p>
    </div>
  );
}

export function PriceSkeleton() {
  return (
    <div role="status" aria-label={checkoutTexts.priceLoading} className="grid gap-3">
      <div className="skeleton h-5 w-3/5" />
      <div className="skeleton h-9" />
      <div className="skeleton h-4 w-2/5" />
    </div>
  );
}

export function PriceFailed({ price, calendar }: { price: Price; calendar: string }) {
  return (
    <div className="summary-failed" role="alert">
      <p className="font-semibold">{MESSAGES.priceFailed.title}</p>
      <p>{price.reason ?? MESSAGES.priceFailed.description}</p>
      {price.reason === undefined ? (
        <Button look="quiet" className="button-small" onClick={price.retry}>
          {checkoutTexts.retry}
        </Button>
      ) : (
        <a href={calendar} className="button button-quiet button-small">
          {checkoutTexts.toCalendar}
        </a>
      )}
    </div>
  );
}
