import type { PaymentIntentResult } from "@stripe/stripe-js";
import { useRef, useState } from "react";
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
  const isRunning = useRef(false);

  async function pay(confirm: () => Promise<PaymentIntentResult>): Promise<void> {
    if (isRunning.current) return;
    isRunning.current = true;
    setIsPaying(true);
    setProblem(undefined);
    try {
      const verdict = await confirmed(confirm, goal, wordless);
      if (verdict.ok) await onPaid(verdict.value);
      else {
        setProblem(verdict.problem.sentence);
        onRefused(verdict.problem);
      }
    } finally {
      // Whatever was thrown: whoever pays must be able to press again.
      isRunning.current = false;
      setIsPaying(false);
    }
  }

  return { isPaying, problem, setProblem, pay };
}
