import { MailPlus } from "lucide-react";
import {
  ACCOUNT_LINK_MINUTES,
  INVITED_ROLES,
  type InvitedRole,
} from "#domain/access/account-link.ts";
import { isMailAddress } from "#domain/text/mail-address.ts";
import { MAIL_ADDRESS_MALFORMED } from "#texts/mail-address.ts";
import { ROLE_LABELS } from "#texts/roles.ts";
import { useInvite } from "#web/api/invitations.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { invitedWords } from "./invitation-words.ts";
import { ROLE_MEANINGS } from "./role-words.ts";

export function InviteColleague({ isToServer }: { isToServer: boolean }) {
  return (
    <EditDialog
      title="Bjud in kollega"
      isShort
      trigger={
        <Button className="button-small">
          <MailPlus aria-hidden="true" size={17} />
          Bjud in kollega
        </Button>
      }
    >
      <InviteForm isToServer={isToServer} />
    </EditDialog>
  );
}

type Typed = { email: string; role: InvitedRole };

// Whoever is asked in is most often a colleague at the counter.
const BEGIN: Typed = { email: "", role: "staff" };

function InviteForm({ isToServer }: { isToServer: boolean }) {
  const invite = useInvite();
  const form = useForm({
    start: BEGIN,
    mistakes: ({ email }) => ({
      email: isMailAddress(email.trim()) ? undefined : MAIL_ADDRESS_MALFORMED,
    }),
    fieldOfCode: { "people.has-account": "email" },
    send: async (typed) => {
      const { email } = await invite.mutateAsync(typed);
      toast(invitedWords(email, isToServer));
    },
    onRefused: tellProblem,
  });
  return (
    <EditForm form={form} submitLabel="Skicka inbjudan" busyLabel="Skickar…">
      <TextField
        {...form.text("email")}
        label="Kollegans e-post"
        hint={`Mejlet har en länk som gäller i ${ACCOUNT_LINK_MINUTES} minuter. Där väljer din kollega användarnamn och lösenord.`}
        type="email"
        inputMode="email"
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={254}
      />
      <SelectField
        {...form.text("role")}
        label="Roll"
        hint={ROLE_MEANINGS[form.values.role]}
        options={INVITED_ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
      />
    </EditForm>
  );
}
