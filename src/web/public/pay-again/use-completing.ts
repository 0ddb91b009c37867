import { useEffect, useState } from "react";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { completeLink } from "#web/api/payment-links.ts";
import { toast } from "#web/ui/toast-store.ts";
import { payAgainTexts } from "./texts.ts";

export type Completing =
  | { at: "waiting" }
  | { at: "sending" }
  | { at: "done" }
  /** The shop's refusal is final; the reservation has been released. */
  | { at: "refused"; sentence: string }
  /** The card is reserved, and the shop finishes by itself. */
  | { at: "unanswered"; again: () => void };

type Needs = {
  token: string;
  doneToast: { title: string; text: string };
  returned: string | null;
  /** The shop has answered, and the link stands otherwise now. Waited for. */
  onAnswered: () => Promise<unknown>;
};

/** Tells the shop of the reserved card. Who comes back from the bank's page has a payment already. */
export function useCompleting({ token, doneToast, returned, onAnswered }: Needs) {
  const [completing, setCompleting] = useState<Completing>({ at: "waiting" });

  async function complete(paymentId: string, isReturn = false): Promise<void> {
    setCompleting({ at: "sending" });
    try {
      await completeLink(token, paymentId);
      await onAnswered();
      setCompleting({ at: "done" });
      toast({ title: doneToast.title, description: doneToast.text });
    } catch (error) {
      const isRefused = error instanceof ApiError && error.status < 500;
      if (isRefused && error.code === "checkout.payment-not-authorized" && isReturn) {
        setCompleting({ at: "waiting" });
        const title = payAgainTexts.refused;
        toast({ title, description: error.sentence, variant: "destructive" });
        return;
      }
      if (isRefused) await onAnswered();
      setCompleting(
        isRefused
          ? { at: "refused", sentence: sentenceFor(error) }
          : { at: "unanswered", again: () => void complete(paymentId) },
      );
    }
  }

  useEffect(() => {
    if (returned !== null) void complete(returned, true);
    // Once for each return, whatever is rendered anew meanwhile.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [returned]);

  return { completing, complete };
}
