import type { Withdrawal } from "#contracts/withdrawals.ts";
import { dayInSweden, timeInSweden } from "#domain/dates/stockholm.ts";
import { formatDay } from "#texts/format.ts";
import { PayFacts, PayNote } from "#web/shell/pay-page.tsx";
import { buttonClass } from "#web/ui/button.tsx";
import { withdrawalTexts } from "./texts.ts";
import { factsOf, withdrawnWords } from "./withdrawal-words.ts";

/** The receipt on the page; the same stands in a letter. */
export function Withdrawn({ withdrawal }: { withdrawal: Withdrawal }) {
  const facts = factsOf(withdrawal);
  if (withdrawal.withdrawnAt !== null) {
    const at = new Date(withdrawal.withdrawnAt);
    const moment = `${formatDay(dayInSweden(at))} kl.\u00a0${timeInSweden(at)}`;
    facts.push({ label: withdrawalTexts.received, value: moment });
  }
  return (
    <>
      <PayNote title={withdrawalTexts.done}>{withdrawnWords(withdrawal)}</PayNote>
      <PayFacts facts={facts} />
      <a href="/" className={`${buttonClass("primary")} justify-self-start`}>
        {withdrawalTexts.toStart}
      </a>
    </>
  );
}
