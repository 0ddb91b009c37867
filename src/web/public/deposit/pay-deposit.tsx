import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatKronor } from "#texts/format.ts";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { depositPath, depositPayment, type DepositAddress } from "#web/api/deposits.ts";
import { CardLoader } from "#web/shell/card-form/card-loader.tsx";
import { CardSkeleton } from "#web/shell/card-form/card-skeleton.tsx";
import { cardTexts } from "#web/shell/card-form/texts.ts";
import { useCardPayment } from "#web/shell/card-form/use-card-payment.ts";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { depositTexts } from "./texts.ts";

type PayDepositProps = {
  address: DepositAddress;
  amount: number;
  onPaid: () => Promise<void>;
  /** Something happened that may have changed how the deposit stands. */
  onDoubt: () => void;
  /** The shop says that the stay is over: there is nothing to pay any more. */
  onOver: () => void;
};

/** Opens the payment by itself and asks for the card. */
export function PayDeposit({ address, amount, onPaid, onDoubt, onOver }: PayDepositProps) {
  const payment = useQuery(depositPayment(address));
  const { isPaying, problem, setProblem, pay } = useCardPayment({
    goal: "succeeded",
    wordless: depositTexts.wordless,
    onPaid,
    onRefused: ({ isOver }) => {
      // Why stands above the button, for longer than this.
      toast({ title: depositTexts.refused, variant: "destructive" });
      if (isOver) void payment.refetch();
      onDoubt();
    },
  });
  const refusal =
    payment.error instanceof ApiError && payment.error.status === 409 ? payment.error.code : null;
  useEffect(() => {
    if (refusal === null) return;
    // Refused because it stands otherwise than this page believes: somebody else may have paid it.
    if (refusal === "deposit.booking-over") onOver();
    else onDoubt();
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [refusal]);

  if (payment.data)
    return (
      <CardLoader
        key={payment.data.clientSecret}
        clientSecret={payment.data.clientSecret}
        label={isPaying ? cardTexts.confirming : `${depositTexts.pay} ${formatKronor(amount)}`}
        isBusy={isPaying}
        problem={problem}
        returnPath={depositPath(address)}
        onPay={pay}
        onMissing={() => setProblem(depositTexts.noCard)}
      />
    );
  if (payment.isFetching) return <CardSkeleton />;
  return (
    <ProblemNote>
      <p>
        <strong>{depositTexts.notCreated}</strong>
      </p>
      <p>{sentenceFor(payment.error)}</p>
      <Button look="quiet" className="button-small mt-3" onClick={() => void payment.refetch()}>
        {depositTexts.retry}
      </Button>
    </ProblemNote>
  );
}
