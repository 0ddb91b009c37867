import { useState, type Ref } from "react";
import type { PaymentLink } from "#contracts/payment-links.ts";
import { chargeFacts } from "#texts/charge-words.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { linesInWords } from "#texts/further-things.ts";
import { AgreementDialog } from "#web/shell/agreement-dialog.tsx";
import { PayFacts, PayNote, PayPage, ToOwnPage } from "#web/shell/pay-page.tsx";
import { StayPolicy } from "#web/shell/stay-policy.tsx";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { AuthorizeCard } from "./authorize-card.tsx";
import { linkWords, payAgainTexts, sumsAfter, sumsBefore, type LinkWords } from "./texts.ts";
import type { Completing } from "./use-completing.ts";

type PayAgainProps = {
  token: string;
  link: PaymentLink;
  heading: Ref<HTMLHeadingElement>;
  completing: Exclude<Completing, { at: "done" }>;
  complete: (paymentId: string) => Promise<void>;
  /** Asks the shop anew what the link asks for. */
  onDoubt: () => void;
};

/** What an open link asks for, and the card form. */
export function PayAgain(props: PayAgainProps) {
  const { token, link, heading, completing, complete, onDoubt } = props;
  const words = linkWords(link);
  // A booking that staff have made: its terms are accepted here, before the card is asked for.
  const [isAccepted, setIsAccepted] = useState(link.agreements.length === 0);
  return (
    <PayPage title={words.title} heading={heading}>
      <p>{words.lead}</p>
      <Facts link={link} amountLabel={words.amount} />
      {link.cancellation && (
        <StayPolicy
          policy={link.cancellation.policy}
          startDate={link.cancellation.countedFrom}
          isApproved
        />
      )}
      <PayNote title={words.note.title}>{words.note.text}</PayNote>
      {completing.at === "refused" && (
        <ProblemNote>
          <p>{completing.sentence}</p>
        </ProblemNote>
      )}
      {completing.at === "unanswered" && (
        <Unanswered words={words.unanswered} onAgain={completing.again} />
      )}
      {link.agreements.length > 0 && (
        <Terms
          agreements={link.agreements}
          isAccepted={isAccepted}
          onAccept={(accepted) => setIsAccepted(accepted)}
        />
      )}
      {isAccepted && (completing.at === "waiting" || completing.at === "sending") && (
        <AuthorizeCard
          token={token}
          agreementVersions={link.agreements.map(({ version }) => version)}
          label={`${words.pay} ${formatKronor(link.amount)}`}
          isChargedAtOnce={link.isChargedAtOnce}
          isCompleting={completing.at === "sending"}
          onReserved={complete}
          onDoubt={onDoubt}
        />
      )}
      <ToOwnPage bookingId={link.bookingId} />
    </PayPage>
  );
}

type TermsProps = {
  agreements: PaymentLink["agreements"];
  isAccepted: boolean;
  onAccept: (accepted: boolean) => void;
};

function Terms({ agreements, isAccepted, onAccept }: TermsProps) {
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap gap-3">
        {agreements.map(({ itemId, itemName }) => (
          <AgreementDialog
            key={itemId}
            itemId={itemId}
            {...(agreements.length > 1 && { itemName })}
          />
        ))}
      </div>
      <CheckField
        label={payAgainTexts.terms}
        hint={isAccepted ? undefined : payAgainTexts.termsFirst}
        checked={isAccepted}
        onChange={({ target }) => onAccept(target.checked)}
      />
    </div>
  );
}

function Facts({ link, amountLabel }: { link: PaymentLink; amountLabel: string }) {
  const { rentalItemName, startDate, endDate, quantity, amount, lines } = link;
  return (
    <PayFacts
      facts={[
        { label: payAgainTexts.product, value: rentalItemName },
        ...(quantity > 1 ? [{ label: payAgainTexts.quantity, value: `${quantity} st` }] : []),
        ...(lines.length > 0 ? [{ label: "Dessutom", value: linesInWords(lines) }] : []),
        { label: payAgainTexts.pickup, value: formatDay(startDate) },
        { label: payAgainTexts.return, value: formatDay(endDate) },
        ...chargeFacts({ lines: link.charges, kept: link.chargesKept }),
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

/** The sums are the shop's own, asked for after the payment: what was drawn may be less than was asked for. */
export function Done({ link, heading }: Pick<PayAgainProps, "link" | "heading">) {
  const { done } = linkWords(link);
  return (
    <PayPage title={done.title} heading={heading}>
      <p>{done.text}</p>
      <UsedFacts link={link} />
      <ToOwnPage bookingId={link.bookingId} />
    </PayPage>
  );
}

/** What became of the card of a link that was used, and of how much; nothing where it took nothing. */
export function UsedFacts({ link }: { link: PaymentLink }) {
  if (link.usedAs === null || link.usedAs === "released") return null;
  return <Facts link={link} amountLabel={payAgainTexts.usedAmount[link.usedAs]} />;
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
