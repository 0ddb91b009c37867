import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import type { EditableLetter, LetterWords } from "#domain/shop/letter-words.ts";
import { testSentWords } from "#texts/test-letter.ts";
import { useSendLetterAsTest } from "#web/api/letter-words.ts";
import { setOutside } from "#web/api/settings.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { missingIn } from "#web/shell/form/missing.ts";
import { useForm } from "#web/shell/form/use-form.ts";
import { useUser } from "#web/shell/use-user.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TextField } from "#web/ui/text-field.tsx";

type SendTestProps = { type: EditableLetter; words: LetterWords; shop: ShopSettings };

/** The letter as it is typed, saved or not, to an address of one's own. */
export function SendTest({ type, words, shop }: SendTestProps) {
  const send = useSendLetterAsTest(type);
  const user = useUser();
  const { data: outside } = useQuery(setOutside);
  const [sentTo, setSentTo] = useState("");
  const form = useForm({
    start: { to: user?.email || shop.mail.notices || shop.company.email },
    mistakes: (typed) => missingIn(typed, ["to"]),
    send: async (typed) => {
      setSentTo("");
      await send.mutateAsync({ ...words, ...typed });
      setSentTo(typed.to.trim());
    },
  });
  return (
    <Panel title="Skicka ett prov" lead="Brevet som det står nu, märkt [Prov].">
      <form {...form.props} className="letter-fields">
        <TextField
          {...form.text("to")}
          label="Din e-postadress"
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="email"
        />
        <CallProblem error={form.problem} />
        <div className="letter-foot">
          <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Skickar…">
            Skicka prov till mig
          </BusyButton>
          <p role="status" className="text-muted">
            {sentTo && outside && testSentWords(sentTo, outside.mailServer !== null)}
          </p>
        </div>
      </form>
    </Panel>
  );
}
