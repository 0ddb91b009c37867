import { Eye } from "lucide-react";
import type { ListedAgreement } from "#contracts/agreements.ts";
import "#web/shell/agreement-dialog.css";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { LoadAgreement } from "./load-agreement.tsx";

/** The agreement as a customer reads it. */
export function ViewAgreement({ agreement }: { agreement: ListedAgreement }) {
  return (
    <Dialog
      title={agreement.name}
      isPrintable
      trigger={
        <Button look="plain" className="button-small">
          <Eye aria-hidden="true" size={17} />
          Visa
        </Button>
      }
    >
      <LoadAgreement id={agreement.id}>
        {({ content }) => (
          // The server has cleaned it: nothing in it runs or reaches outside.
          <div className="agreement" dangerouslySetInnerHTML={{ __html: content }} />
        )}
      </LoadAgreement>
    </Dialog>
  );
}
