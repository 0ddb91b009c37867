import { Plus } from "lucide-react";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { AgreementForm } from "./agreement-form.tsx";

export function NewAgreement({ label = "Nytt hyresavtal" }: { label?: string }) {
  return (
    <EditDialog
      title="Nytt hyresavtal"
      trigger={
        <Button look="quiet" className="button-small">
          <Plus aria-hidden="true" size={18} />
          {label}
        </Button>
      }
    >
      <AgreementForm />
    </EditDialog>
  );
}
