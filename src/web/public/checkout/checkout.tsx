import { usePageState } from "#web/shell/page-state.tsx";
import { DetailsStep } from "./details-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ReturnedPayment } from "./returned-payment.tsx";
import { calendarPath, returnPath } from "./stay-links.ts";
import { StayNotice } from "./stay-notice.tsx";
import { Summary } from "./summary.tsx";
import { checkoutTexts } from "./texts.ts";
import { useCheckout, type CheckoutNeeds } from "./use-checkout.ts";

export function Checkout(needs: CheckoutNeeds) {
  const { item, stay, secret } = needs;
  const { price, terms, form, details, step, heading, opening, isReturning, ...checkout } =
    useCheckout(needs);
  const calendar = calendarPath(item, stay);
  return (
    <div className="page-width checkout">
      <h1 className="heading-1">{checkoutTexts.title}</h1>
      <TestSign isPaying={step.payment !== null} />
      {step.payment === null && !isReturning && (
        <StayNotice stay={stay} isPriced={price.data !== undefined} calendar={calendar} />
      )}
      <div className="checkout-columns">
        <Summary
          {...{ item, stay, price, calendar }}
          shown={step.payment?.price}
          isChanged={opening.refusal?.kind === "price-changed"}
        />
        <div>
          {isReturning && secret !== null && (
            <ReturnedPayment
              clientSecret={secret}
              onBooked={checkout.arrive}
              onFailed={checkout.failReturn}
            />
          )}
          {/* Kept while the card is asked for, so that the way back finds everything as it was. */}
          <div hidden={step.payment !== null || isReturning}>
            <DetailsStep
              {...{ item, form, terms, heading, calendar }}
              errors={details.errors}
              onInput={details.onInput}
              isOpening={opening.isOpening}
              canGoOn={checkout.canGoOn}
              refusal={opening.refusal}
              onSubmit={checkout.goOn}
            />
          </div>
          {step.payment && (
            <PaymentStep
              key={step.payment.clientSecret}
              payment={step.payment}
              returnPath={returnPath(stay)}
              calendar={calendar}
              onBusy={step.setBusy}
              isRenewing={opening.isOpening}
              onRenew={({ wish, price: agreed }) => void opening.open(wish, agreed)}
              onBack={step.leave}
              onBooked={checkout.arrive}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function TestSign({ isPaying }: { isPaying: boolean }) {
  const { cards } = usePageState().shop;
  // The sandbox's card form says it itself.
  if (!cards.isTest || (isPaying && cards.scriptUrl !== null)) return null;
  return (
    <p className="test-sign">
      <strong>{checkoutTexts.testMode}</strong> {checkoutTexts.testModeWhy} {checkoutTexts.testCard}
    </p>
  );
}
