import { Check } from "lucide-react";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { freeUntil } from "#domain/bookings/cancellation-policy.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { FREE_BEFORE_APPROVAL, stayPolicyWords } from "#texts/cancellation-words.ts";
import { keepTogether } from "#texts/format.ts";
import { usePageState } from "./page-state.tsx";
import "./stay-policy.css";

type StayPolicyProps = {
  policy: CancellationPolicy;
  startDate: LocalDate;
  /** Until staff have approved it, cancelling costs nothing whatever its days. */
  isApproved: boolean;
};

/** What cancelling a stay on these dates gives back, in short beside its price. */
export function StayPolicy({ policy, startDate, isApproved }: StayPolicyProps) {
  const { today } = usePageState();
  const isFree = freeUntil(policy, startDate, today) !== null;
  return (
    <>
      <p className="stay-policy" data-free={isFree}>
        {isFree && <Check aria-hidden="true" size={18} />}
        {keepTogether(stayPolicyWords(policy, startDate, today))}
      </p>
      {!isApproved && <p className="stay-policy-before">{FREE_BEFORE_APPROVAL}</p>}
    </>
  );
}
