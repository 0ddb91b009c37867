import { useEffect, useRef } from "react";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { PayFacts, PayNote, PayPage } from "#web/shell/pay-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { AuthorizeCard } from "./authorize-card.tsx";
import { payAgainTexts } from "./texts.ts";
import { useCompleting } from "./use-completing.ts";

type PayAgainProps = {
  token: string;
  link: PaymentLink;
  /** The payment a customer comes back with from their bank's page. */
  returned: string | null;
};

export function PayAgain({ token, link, returned }: PayAgainProps) {
  const { completing, complete } = useCompleting(token, returned);
  if (completing.at === "done") return <Done link={link} />;
  return (
    <PayPage title={payAgainTexts.title}>
      <p>{payAgainTexts.lead}</p>
      <Facts link={link} amountLabel={payAgainTexts.amount} />
      <PayNote title={payAgainTexts.reserved}>{payAgainTexts.reservedWhy}</PayNote>
      {completing.at === "refused" && (
        <ProblemNote>
          <p>{completing.sentence}</p>
        </ProblemNote>
      )}
      {completing.at === "unanswered" && <Unanswered onAgain={completing.again} />}
      {(completing.at === "waiting" || completing.at === "sending") && (
        <AuthorizeCard
          token={token}
          amount={link.amount}
          isCompleting={completing.at === "sending"}
          onReserved={complete}
        />
      )}
    </PayPage>
  );
}

function Facts({ link, amountLabel }: { link: PaymentLink; amountLabel: string }) {
  const { rentalItemName, startDate, endDate, quantity, amount } = link;
  return (
    <PayFacts
      facts={[
        { label: payAgainTexts.product, value: rentalItemName },
        ...(quantity > 1 ? [{ label: payAgainTexts.quantity, value: `${quantity} st` }] : []),
        { label: payAgainTexts.pickup, value: formatDay(startDate) },
        { label: payAgainTexts.return, value: formatDay(endDate) },
        {
          label: amountLabel,
          value: <span className="pay-sum">{formatKronor(amount)}</span>,
        },
      ]}
    />
  );
}

function Done({ link }: { link: PaymentLink }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PayPage title={payAgainTexts.done} heading={heading}>
      <p>{payAgainTexts.doneWhy}</p>
      <Facts link={link} amountLabel={payAgainTexts.reservedAmount} />
    </PayPage>
  );
}

function Unanswered({ onAgain }: { onAgain: () => void }) {
  return (
    <ProblemNote>
      <p>
        <strong>{payAgainTexts.unanswered}</strong>
      </p>
      <p>{payAgainTexts.unansweredWhy}</p>
      <Button look="quiet" className="button-small mt-3" onClick={onAgain}>
        {payAgainTexts.retry}
      </Button>
    </ProblemNote>
  );
}
