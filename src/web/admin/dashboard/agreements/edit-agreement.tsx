import { Pencil } from "lucide-react";
import type { ListedAgreement } from "#contracts/agreements.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { AgreementForm } from "./agreement-form.tsx";
import { LoadAgreement } from "./load-agreement.tsx";

type EditAgreementProps = { agreement: ListedAgreement; label?: string };

export function EditAgreement({ agreement, label = "Redigera" }: EditAgreementProps) {
  return (
    <EditDialog
      title="Redigera hyresavtal"
      trigger={
        <Button look="plain" className="button-small">
          <Pencil aria-hidden="true" size={17} />
          {label}
        </Button>
      }
    >
      <LoadAgreement id={agreement.id} className="edit-fields">
        {(loaded) => <AgreementForm agreement={loaded} />}
      </LoadAgreement>
    </EditDialog>
  );
}
