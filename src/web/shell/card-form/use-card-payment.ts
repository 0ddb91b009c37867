import type { PaymentIntentResult } from "@stripe/stripe-js";
import { useRef, useState } from "react";
import { oneAtATime } from "#web/ui/one-at-a-time.ts";
import { confirmed, type CardProblem, type Goal, type PaidCard } from "./card-verdict.ts";

type Needs = {
  goal: Goal;
  /** What is said where the provider says nothing. */
  wordless: string;
  /** Waited for: until it is done, the button stays busy. */
  onPaid: (paid: PaidCard) => Promise<void>;
  onRefused: (problem: CardProblem) => void;
};

/** From the press of the pay button to the provider's answer, once at a time. */
export function useCardPayment({ goal, wordless, onPaid, onRefused }: Needs) {
  const [isPaying, setIsPaying] = useState(false);
  const [problem, setProblem] = useState<string>();
  const gate = useRef(false);

  const pay = (confirm: () => Promise<PaymentIntentResult>) =>
    oneAtATime(gate, setIsPaying, async () => {
      setProblem(undefined);
      const verdict = await confirmed(confirm, goal, wordless);
      if (verdict.ok) return onPaid(verdict.value);
      if (verdict.problem.isAtField) return;
      setProblem(verdict.problem.sentence);
      onRefused(verdict.problem);
    });

  return { isPaying, problem, setProblem, pay };
}
