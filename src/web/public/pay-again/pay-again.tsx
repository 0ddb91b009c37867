import { useEffect, useRef } from "react";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { PayFacts, PayNote, PayPage } from "#web/shell/pay-page.tsx";
import { Button } from "#web/ui/button.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { AuthorizeCard } from "./authorize-card.tsx";
import { linkWords, payAgainTexts, sumsAfter, sumsBefore, type LinkWords } from "./texts.ts";
import { useCompleting } from "./use-completing.ts";

export type PayAgainProps = {
  token: string;
  link: PaymentLink;
  /** The payment a customer comes back with from their bank's page. */
  returned: string | null;
};

export function PayAgain({ token, link, returned }: PayAgainProps) {
  const words = linkWords(link);
  const { completing, complete } = useCompleting(token, words.doneToast, returned);
  if (completing.at === "done") return <Done link={link} />;
  return (
    <PayPage title={words.title}>
      <p>{words.lead}</p>
      <Facts link={link} amountLabel={words.amount} />
      <PayNote title={words.note.title}>{words.note.text}</PayNote>
      {completing.at === "refused" && (
        <ProblemNote>
          <p>{completing.sentence}</p>
        </ProblemNote>
      )}
      {completing.at === "unanswered" && (
        <Unanswered words={words.unanswered} onAgain={completing.again} />
      )}
      {(completing.at === "waiting" || completing.at === "sending") && (
        <AuthorizeCard
          token={token}
          label={`${words.pay} ${formatKronor(link.amount)}`}
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
        ...sumsBefore(link),
        {
          label: amountLabel,
          value: <span className="pay-sum">{formatKronor(amount)}</span>,
        },
        ...sumsAfter(link),
      ]}
    />
  );
}

function Done({ link }: { link: PaymentLink }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { done, doneAmount } = linkWords(link);
  useEffect(() => heading.current?.focus(), []);
  return (
    <PayPage title={done.title} heading={heading}>
      <p>{done.text}</p>
      <Facts link={link} amountLabel={doneAmount} />
    </PayPage>
  );
}

type UnansweredProps = { words: LinkWords["unanswered"]; onAgain: () => void };

function Unanswered({ words: { title, text }, onAgain }: UnansweredProps) {
  return (
    <ProblemNote>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      <Button look="quiet" className="button-small mt-3" onClick={onAgain}>
        {payAgainTexts.retry}
      </Button>
    </ProblemNote>
  );
}
