import { useState } from "react";
import { useSendTestLetter } from "#web/api/settings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { testSentWords } from "#texts/test-letter.ts";
import { missingIn } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { TextField } from "#web/ui/text-field.tsx";

/** A letter to an address of one's own, to see that it arrives and how it looks. */
export function TestLetterForm({ isToServer }: { isToServer: boolean }) {
  const send = useSendTestLetter();
  const [sentTo, setSentTo] = useState("");
  const form = useForm({
    start: { to: "" },
    mistakes: (typed) => missingIn(typed, ["to"]),
    send: async (typed) => {
      setSentTo("");
      await send.mutateAsync(typed.to);
      setSentTo(typed.to.trim());
    },
  });
  return (
    <form {...form.props} className="settings-fields">
      <TextField
        {...form.text("to")}
        label="Prova med en egen adress"
        type="email"
        inputMode="email"
        maxLength={254}
        autoComplete="email"
        hint="Brevet ser ut som de som kunderna får."
      />
      <CallProblem error={form.problem} />
      <div className="settings-foot">
        <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Skickar…">
          Skicka provmejl
        </BusyButton>
        <p role="status" className="settings-said">
          {sentTo && testSentWords(sentTo, isToServer)}
        </p>
      </div>
    </form>
  );
}
