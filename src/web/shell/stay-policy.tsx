import { Check } from "lucide-react";
import type { CancellationPolicy } from "#domain/bookings/cancellation.ts";
import { freeUntil } from "#domain/bookings/cancellation-policy.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { stayPolicyWords } from "#texts/cancellation-words.ts";
import { keepTogether } from "#texts/format.ts";
import { usePageState } from "./page-state.tsx";
import "./stay-policy.css";

type StayPolicyProps = { policy: CancellationPolicy; startDate: LocalDate };

/** What cancelling a stay on these dates gives back, in one line beside its price. */
export function StayPolicy({ policy, startDate }: StayPolicyProps) {
  const { today } = usePageState();
  const isFree = freeUntil(policy, startDate, today) !== null;
  return (
    <p className="stay-policy" data-free={isFree}>
      {isFree && <Check aria-hidden="true" size={18} />}
      {keepTogether(stayPolicyWords(policy, startDate, today))}
    </p>
  );
}
