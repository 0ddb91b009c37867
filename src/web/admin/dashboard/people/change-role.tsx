import { UserCog } from "lucide-react";
import { useState } from "react";
import type { Account } from "#contracts/people.ts";
import { ROLES, type Role } from "#domain/access/roles.ts";
import { useChangeRole } from "#web/api/people.ts";
import { CallProblem } from "#web/shell/call-problem.tsx";
import { toldCall } from "#web/shell/told-call.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog, EditForm } from "#web/ui/edit-dialog.tsx";
import { SelectField } from "#web/ui/select-field.tsx";
import { ROLE_LABELS, ROLE_MEANINGS } from "./role-words.ts";

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
  const [role, setRole] = useState<Role>(account.role);
  const submit = () =>
    toldCall(change.mutateAsync({ id: account.id, role }), {
      title: "Rollen har ändrats",
      description: `${account.username}: ${ROLE_LABELS[role]}`,
    });
  return (
    <EditForm
      submitLabel="Spara rollen"
      isDirty={role !== account.role}
      problem={<CallProblem error={change.error} />}
      onSubmit={submit}
    >
      <SelectField
        label={`Roll för ${account.username}`}
        hint={ROLE_MEANINGS[role]}
        options={ROLES.map((value) => ({ value, label: ROLE_LABELS[value] }))}
        value={role}
        onChange={(event) => setRole(event.target.value as Role)}
      />
      <p className="text-sm text-muted">
        {isMe
          ? "Det här är ditt eget konto. Med en annan roll kommer du inte åt den här sidan längre."
          : "Kontot loggas ut överallt och börjar med den nya rollen nästa gång det loggar in."}
      </p>
    </EditForm>
  );
}
