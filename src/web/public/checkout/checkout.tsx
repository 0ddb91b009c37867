import { wordRoom } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { DetailsStep } from "./details/details-step.tsx";
import { PaymentStep } from "./payment/payment-step.tsx";
import { Waiting } from "./payment/waiting.tsx";
import type { ShownState } from "./steps/checkout-steps.ts";
import { calendarPath, returnPath } from "./summary/stay-links.ts";
import { StayNotice } from "./summary/stay-notice.tsx";
import { Summary } from "./summary/summary.tsx";
import { checkoutTexts } from "./texts.ts";
import { useCheckout, type CheckoutNeeds } from "./use-checkout.ts";

export function Checkout(needs: CheckoutNeeds) {
  const { item, stay, onChange } = needs;
  const { price, terms, form, details, heading, ...checkout } = useCheckout(needs);
  const { shown, payment, send } = checkout;
  const calendar = calendarPath(item, stay);
  const refusal = shown.at === "details" ? shown.refusal : null;
  const waitsFor = payment === null ? waitingFor(shown) : null;
  const isAtDetails = payment === null && waitsFor === null;
  return (
    <div className="page-width checkout">
      <h1 className="heading-1" style={wordRoom(checkoutTexts.title)}>
        {checkoutTexts.title}
      </h1>
      <TestSign isPaying={payment !== null} />
      {isAtDetails && (
        <StayNotice
          item={item}
          stay={stay}
          isPriced={price.data !== undefined}
          calendar={calendar}
        />
      )}
      <div className="checkout-columns">
        <Summary
          {...{ item, stay, price, calendar, onChange }}
          {...checkout.summary}
          isEditable={shown.at === "details"}
          shown={payment?.price}
          changed={refusal?.kind}
        />
        <div>
          {waitsFor && <Waiting at={waitsFor} onAgain={() => send({ type: "tried-again" })} />}
          {/* Kept while the card is asked for, so that the way back finds everything as it was. */}
          <div hidden={!isAtDetails}>
            <DetailsStep
              {...{ item, form, terms, heading, calendar, refusal }}
              errors={details.errors}
              onInput={details.onInput}
              isOpening={shown.at === "opening"}
              canGoOn={checkout.canGoOn}
              onShowLines={checkout.showLines}
              onSubmit={checkout.goOn}
            />
          </div>
          {payment && (
            <PaymentStep
              // A payment whose nights are held again may be the same one, with a new time.
              key={payment.endsAt}
              {...{ payment, calendar, send }}
              state={shown}
              returnPath={returnPath(stay)}
            />
          )}
        </div>
      </div>
    </div>
  );
}

/** What there is to wait for where neither of the two steps is shown. */
function waitingFor({ at }: ShownState) {
  if (at === "details" || at === "opening") return null;
  return at === "resuming" || at === "unanswered" ? at : "finishing";
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
