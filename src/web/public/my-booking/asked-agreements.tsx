import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { MyBooking } from "#contracts/my-booking.ts";
import { ApiError } from "#web/api/api-error.ts";
import { myBooking, useAcceptMyAgreements } from "#web/api/my-booking.ts";
import { AgreementDialog } from "#web/shell/agreement-dialog.tsx";
import { ActionButton } from "#web/ui/busy-button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { OwnProblem } from "./own-problem.tsx";

type AskedProps = { token: string; asked: MyBooking["asked"] };

/** The texts are read first, then accepted, all of them by one press. */
export function AskedAgreements({ token, asked }: AskedProps) {
  const [isRead, setIsRead] = useState(false);
  const call = useAcceptMyAgreements(token);
  const client = useQueryClient();
  const accept = () =>
    call.mutateAsync(asked.map(({ version }) => version)).then(
      () => toast({ title: "Tack, hyresavtalet är godkänt" }),
      async (error: unknown) => {
        if (!(error instanceof ApiError) || error.code !== "own-page.other-agreement") return;
        // Another text by now: nobody has read it, and it is what the next press accepts.
        setIsRead(false);
        await client.invalidateQueries({ queryKey: myBooking(token).queryKey });
      },
    );
  return (
    <div className="grid justify-items-start gap-4">
      <div className="flex flex-wrap gap-3">
        {asked.map(({ itemId, itemName, version }) => (
          <AgreementDialog key={version} itemId={itemId} {...(asked.length > 1 && { itemName })} />
        ))}
      </div>
      <CheckField
        label="Jag har läst och godkänner hyresvillkoren"
        checked={isRead}
        onChange={({ target }) => setIsRead(target.checked)}
      />
      <OwnProblem error={call.error} />
      <ActionButton disabled={!isRead} busyLabel="Sparar…" onAct={accept}>
        Godkänn hyresavtalet
      </ActionButton>
    </div>
  );
}
