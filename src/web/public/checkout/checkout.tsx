import { Spinner } from "#web/ui/spinner.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { DetailsStep } from "./details-step.tsx";
import { PaymentStep } from "./payment-step.tsx";
import { ReturnedPayment } from "./returned-payment.tsx";
import { calendarPath, returnPath } from "./stay-links.ts";
import { StayNotice } from "./stay-notice.tsx";
import { Summary } from "./summary.tsx";
import { checkoutTexts } from "./texts.ts";
import { wordRoom } from "#web/shell/page-head.tsx";
import { useCheckout, type CheckoutNeeds } from "./use-checkout.ts";

export function Checkout(needs: CheckoutNeeds) {
  const { item, stay, secret } = needs;
  const {
    price,
    terms,
    form,
    details,
    step,
    heading,
    opening,
    isReturning,
    isResuming,
    ...checkout
  } = useCheckout(needs);
  const calendar = calendarPath(item, stay);
  const isElsewhere = isReturning || isResuming;
  return (
    <div className="page-width checkout">
      <h1 className="heading-1" style={wordRoom(checkoutTexts.title)}>
        {checkoutTexts.title}
      </h1>
      <TestSign isPaying={step.payment !== null} />
      {step.payment === null && !isElsewhere && (
        <StayNotice
          item={item}
          stay={stay}
          isPriced={price.data !== undefined}
          calendar={calendar}
        />
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
          {isResuming && <Resuming />}
          {/* Kept while the card is asked for, so that the way back finds everything as it was. */}
          <div hidden={step.payment !== null || isElsewhere}>
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
              onRenew={checkout.renew}
              onBack={step.leave}
              onBooked={checkout.arrive}
            />
          )}
        </div>
      </div>
    </div>
  );
}

function Resuming() {
  return (
    <section className="card checkout-card">
      <h2 className="heading-2">{checkoutTexts.resuming}</h2>
      <Spinner label={checkoutTexts.resuming} />
    </section>
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
