import { useQuery } from "@tanstack/react-query";
import { USUAL_POLICY } from "#domain/bookings/cancellation-policy.ts";
import { policyWords } from "#texts/cancellation-words.ts";
import { shopSettings } from "#web/api/settings.ts";
import { PolicyPreview, PolicySteps } from "#web/shell/policy-steps/policy-steps.tsx";
import { typedPolicy } from "#web/shell/policy-steps/typed-policy.ts";
import { EditorSection } from "./editor-section.tsx";
import type { SectionProps } from "./form-parts.ts";
import { FORM_SECTIONS } from "./texts.ts";

/** What cancelling gives back: as in the whole shop, or by steps of the item's own. */
export function PolicySection({ draft, errors, change }: SectionProps) {
  const { data: shop } = useQuery(shopSettings);
  const own = draft.cancellationPolicy;
  const first = shop?.cancellationPolicy ?? USUAL_POLICY;
  return (
    <EditorSection section={FORM_SECTIONS.cancellation}>
      <fieldset className="min-w-0">
        <legend className="mb-1.5 block max-w-full text-sm font-semibold wrap-anywhere">
          Vid avbokning
        </legend>
        <div className="type-choice">
          <label>
            <input
              type="radio"
              name="policy-kind"
              checked={own === null}
              onChange={() => change({ cancellationPolicy: null })}
            />
            Som butiken
          </label>
          <label>
            <input
              type="radio"
              name="policy-kind"
              checked={own !== null}
              onChange={() => change({ cancellationPolicy: own ?? typedPolicy(first) })}
            />
            Egna villkor
          </label>
        </div>
      </fieldset>
      {own === null && shop && <PolicyPreview words={policyWords(shop.cancellationPolicy)} />}
      {own !== null && (
        <PolicySteps
          name="cancellationPolicy"
          steps={own}
          errors={errors}
          onChange={(cancellationPolicy) => change({ cancellationPolicy })}
        />
      )}
    </EditorSection>
  );
}
