import { usePageState } from "#web/shell/page-state.tsx";
import { DetailsStep } from "./details-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ReturnedPayment } from "./returned-payment.tsx";
import { calendarPath, returnPath } from "./stay-links.ts";
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
      <TestSign />
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

function TestSign() {
  const { shop } = usePageState();
  if (!shop.cards.isTest) return null;
  return (
    <p className="test-sign">
      <strong>{checkoutTexts.testMode}</strong> {checkoutTexts.testModeWhy}
    </p>
  );
}
