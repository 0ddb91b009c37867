import { useState } from "react";
import type { Withdrawal } from "#contracts/withdrawals.ts";
import { formatKronor } from "#texts/format.ts";
import { withdraw, type WithdrawalWish } from "#web/api/withdrawals.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { PayFacts, PayNote } from "#web/shell/pay-page.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Button } from "#web/ui/button.tsx";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";
import { withdrawalTexts } from "./texts.ts";
import { confirmWords, factsOf } from "./withdrawal-words.ts";

type ConfirmWithdrawalProps = {
  wish: WithdrawalWish;
  withdrawal: Withdrawal;
  onBack: () => void;
  onWithdrawn: (withdrawal: Withdrawal) => void;
};

export function ConfirmWithdrawal(props: ConfirmWithdrawalProps) {
  const { wish, withdrawal, onBack, onWithdrawn } = props;
  const [problem, setProblem] = useState<unknown>(null);
  const [confirm, isConfirming] = useOneAtATime(async () => {
    setProblem(null);
    await withdraw(wish).then(onWithdrawn, setProblem);
  });
  const { chargedAmount } = withdrawal;
  const facts = factsOf(withdrawal);
  if (chargedAmount > 0)
    facts.push({ label: withdrawalTexts.paid, value: formatKronor(chargedAmount) });
  return (
    <>
      <PayFacts facts={facts} />
      <PayNote title={withdrawalTexts.consequence}>{confirmWords(withdrawal)}</PayNote>
      <CallProblem error={problem} />
      <div className="flex flex-wrap gap-3">
        <BusyButton
          isBusy={isConfirming}
          busyLabel={withdrawalTexts.confirming}
          onClick={() => confirm()}
        >
          {withdrawalTexts.confirm}
        </BusyButton>
        <Button look="quiet" onClick={onBack}>
          {withdrawalTexts.back}
        </Button>
      </div>
    </>
  );
}
