import type { FormEvent, RefObject } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { Button } from "#web/ui/button.tsx";
import { useInBrowser } from "#web/ui/use-in-browser.ts";
import { DetailsFields } from "./details-fields.tsx";
import type { Refusal } from "#web/public/checkout/steps/open-refusal.ts";
import { TermsChoice } from "./terms-choice.tsx";
import { checkoutTexts } from "#web/public/checkout/texts.ts";
import { useContactHints } from "./use-contact-hints.ts";
import type { FieldErrors } from "./use-details-form.ts";
import type { Terms } from "./use-terms.ts";

type DetailsStepProps = {
  item: RentalItem;
  form: RefObject<HTMLFormElement | null>;
  errors: FieldErrors;
  onInput: (event: FormEvent<HTMLFormElement>) => void;
  terms: Terms;
  heading: RefObject<HTMLHeadingElement | null>;
  isOpening: boolean;
  canGoOn: boolean;
  refusal: Refusal | null;
  calendar: string;
  onShowLines: () => void;
  onSubmit: () => void;
};

export function DetailsStep(props: DetailsStepProps) {
  const { item, form, errors, terms, heading, isOpening, canGoOn, refusal, calendar } = props;
  const isInBrowser = useInBrowser();
  const contact = useContactHints(form);
  // Sent by script alone: what is typed before it has come must not end up in the address.
  return (
    <form
      ref={form}
      method="post"
      className="details-form"
      noValidate
      onInput={(event) => {
        contact.forget((event.target as HTMLInputElement).name);
        props.onInput(event);
      }}
      onBlur={contact.onBlur}
      onSubmit={(event) => {
        event.preventDefault();
        props.onSubmit();
      }}
    >
      <section className="card checkout-card" aria-labelledby="details-heading">
        <p className="checkout-step">{checkoutTexts.stepOne}</p>
        <h2 id="details-heading" ref={heading} tabIndex={-1} className="heading-2">
          {checkoutTexts.details}
        </h2>
        <p className="text-muted">{checkoutTexts.detailsIntro}</p>
        <DetailsFields errors={errors} contact={contact} asksTravelInfo={item.type === "rv"} />
      </section>
      <section className="card checkout-card" aria-labelledby="terms-heading">
        <h2 id="terms-heading" className="heading-2">
          {checkoutTexts.terms}
        </h2>
        <TermsChoice item={item} terms={terms} />
        {refusal && (
          <Refused refusal={refusal} calendar={calendar} onShowLines={props.onShowLines} />
        )}
        <Button
          type="submit"
          className="checkout-go"
          disabled={!isInBrowser}
          aria-disabled={!canGoOn || isOpening}
        >
          {isOpening ? checkoutTexts.opening : checkoutTexts.toPayment}
        </Button>
        <p className="text-sm text-muted">{checkoutTexts.toPaymentWhy}</p>
      </section>
    </form>
  );
}

type RefusedProps = { refusal: Refusal; calendar: string; onShowLines: () => void };

function Refused({ refusal, calendar, onShowLines }: RefusedProps) {
  return (
    <div className="checkout-problem" role="alert">
      <p>{refusal.sentence}</p>
      {refusal.kind === "stay" && (
        <a href={calendar} className="button button-quiet button-small">
          {checkoutTexts.toCalendar}
        </a>
      )}
      {refusal.kind === "line" && (
        <Button look="quiet" className="button-small" onClick={onShowLines}>
          {checkoutTexts.showLines}
        </Button>
      )}
    </div>
  );
}
