import { UserCog } from "lucide-react";
import type { Account } from "#contracts/people.ts";
import { ROLES, type Role } from "#domain/access/roles.ts";
import { ROLE_LABELS } from "#texts/roles.ts";
import { useChangeRole } from "#web/api/people.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { ROLE_MEANINGS } from "./role-words.ts";

type ChangeRoleProps = { account: Account; isMe: boolean };

export function ChangeRole({ account, isMe }: ChangeRoleProps) {
  return (
    <EditDialog
      title="Byt roll"
      isShort
      trigger={
        <Button look="plain" className="button-small">
          <UserCog aria-hidden="true" size={17} />
          Byt roll
        </Button>
      }
    >
      <RoleForm account={account} isMe={isMe} />
    </EditDialog>
  );
}

function RoleForm({ account, isMe }: ChangeRoleProps) {
  const change = useChangeRole();
  const form = useForm<{ role: Role }>({
    start: { role: account.role },
    send: async ({ role }) => {
      await change.mutateAsync({ id: account.id, role });
      toast({
        title: "Rollen har ändrats",
        description: `${account.username}: ${ROLE_LABELS[role]}`,
      });
    },
    onRefused: tellProblem,
  });
  return (
    <EditForm form={form} submitLabel="Spara rollen">
      <SelectField
        {...form.text("role")}
        label={`Roll för ${account.username}`}
        hint={ROLE_MEANINGS[form.values.role]}
        options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
      />
      <p className="text-sm text-muted">
        {isMe
          ? "Det här är ditt eget konto. Med en annan roll kommer du inte åt den här sidan längre."
          : "Kontot loggas ut överallt och börjar med den nya rollen nästa gång det loggar in."}
      </p>
    </EditForm>
  );
}
