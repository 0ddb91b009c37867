import { useEffect, useId, useRef } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import { AGREEMENT_FAILED, AgreementDialog, NO_AGREEMENT } from "#web/shell/agreement-dialog.tsx";
import { Button } from "#web/ui/button.tsx";
import { checkoutTexts } from "#web/public/checkout/texts.ts";
import type { Terms } from "./use-terms.ts";

export const TERMS_BOX = "accept-terms";

type TermsChoiceProps = { item: Pick<RentalItem, "id" | "type">; terms: Terms };

export function TermsChoice({ item, terms }: TermsChoiceProps) {
  const hasNone = terms.state === "none";
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // It may have been ticked before this code came.
    if (box.current?.checked) terms.accept(true);
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, []);
  const missedId = useId();
  return (
    <>
      <p className="text-muted">{hasNone ? NO_AGREEMENT : checkoutTexts.termsIntro}</p>
      {terms.state === "failed" && (
        <div className="checkout-problem" role="alert">
          <p>{AGREEMENT_FAILED}</p>
          <Button look="quiet" className="button-small" onClick={terms.renew}>
            {checkoutTexts.retry}
          </Button>
        </div>
      )}
      {!hasNone && (
        <div>
          {terms.texts.length > 1 ? (
            <div className="terms-texts">
              {terms.texts.map(({ id, name }) => (
                <AgreementDialog key={id} itemId={id} itemName={name} />
              ))}
            </div>
          ) : (
            <AgreementDialog itemId={terms.texts[0]?.id ?? item.id} />
          )}
        </div>
      )}
      <p className="text-muted">
        {checkoutTexts.withdrawal[item.type]} Läs mer i{" "}
        {/* In a tab of their own: what was typed here stays. */}
        <a
          href="/bokningsvillkor"
          target="_blank"
          className="text-fjord underline underline-offset-4"
        >
          bokningsvillkoren
        </a>{" "}
        och om{" "}
        <a href="/integritet" target="_blank" className="text-fjord underline underline-offset-4">
          dina uppgifter
        </a>
        .
      </p>
      <label className="accept-terms">
        <input
          ref={box}
          id={TERMS_BOX}
          type="checkbox"
          checked={terms.isAccepted}
          aria-invalid={terms.isMissed || undefined}
          aria-describedby={terms.isMissed ? missedId : undefined}
          disabled={terms.state === "loading" || terms.state === "failed"}
          onChange={(event) => terms.accept(event.target.checked)}
        />
        <span>{hasNone ? checkoutTexts.acceptWithoutTerms : checkoutTexts.acceptTerms}</span>
      </label>
      {terms.isMissed && (
        <p id={missedId} className="text-sm text-danger">
          {checkoutTexts.acceptMissing}
        </p>
      )}
    </>
  );
}
