import { useState } from "react";
import { useSearch } from "wouter";
import type { Withdrawal } from "#contracts/withdrawals.ts";
import type { WithdrawalWish } from "#web/api/withdrawals.ts";
import { PageHead } from "#web/shell/page-head.tsx";
import { PayPage } from "#web/shell/pay-page.tsx";
import { useHeadingOfChange } from "#web/shell/use-heading-of-change.ts";
import { ConfirmWithdrawal } from "./confirm-withdrawal.tsx";
import { FindBooking } from "./find-booking.tsx";
import { withdrawalTexts } from "./texts.ts";
import { Withdrawn } from "./withdrawn.tsx";

type Found = { wish: WithdrawalWish; withdrawal: Withdrawal };

/** First which booking, then whether one really means it, then the receipt. */
export function Page() {
  const asked = new URLSearchParams(useSearch());
  const token = asked.get("t");
  const [typed, setTyped] = useState({ number: asked.get("bokning") ?? "", email: "" });
  const [found, setFound] = useState<Found | null>(null);
  const isDone = found !== null && found.withdrawal.withdrawnAt !== null;
  const title = titleOf(found !== null, isDone);
  const heading = useHeadingOfChange(title);
  return (
    <>
      <PageHead
        title={withdrawalTexts.title}
        description={withdrawalTexts.description}
        path={null}
      />
      <PayPage title={title} heading={heading}>
        {found === null && <FindBooking {...{ typed, token, setTyped }} onFound={setFound} />}
        {found !== null && !isDone && (
          <ConfirmWithdrawal
            {...found}
            onBack={() => setFound(null)}
            onWithdrawn={(withdrawal) => setFound({ ...found, withdrawal })}
          />
        )}
        {found !== null && isDone && <Withdrawn withdrawal={found.withdrawal} />}
      </PayPage>
    </>
  );
}

function titleOf(isFound: boolean, isDone: boolean): string {
  if (isDone) return withdrawalTexts.doneTitle;
  return isFound ? withdrawalTexts.confirmTitle : withdrawalTexts.title;
}
