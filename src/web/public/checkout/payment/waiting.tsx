import { checkoutTexts } from "#web/public/checkout/texts.ts";
import { Spinner } from "#web/ui/spinner.tsx";
import { Unanswered } from "./payment-ended.tsx";

type WaitingProps = { at: "resuming" | "finishing" | "unanswered"; onAgain: () => void };

/** After a reload, or the bank's page, what was begun before is looked after first. */
export function Waiting({ at, onAgain }: WaitingProps) {
  return (
    <section className="card checkout-card">
      {at === "unanswered" ? (
        <Unanswered onAgain={onAgain} />
      ) : (
        <>
          <h2 className="heading-2">{checkoutTexts[at]}</h2>
          <Spinner label={checkoutTexts[at]} />
        </>
      )}
    </section>
  );
}
