import type { HandOverSheet } from "#contracts/hand-over.ts";
import { Button } from "#web/ui/button.tsx";
import { CheckField } from "#web/ui/check-field.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { Step } from "./step.tsx";
import "#web/shell/agreement-dialog.css";

type AgreementsProps = {
  agreements: HandOverSheet["agreements"];
  isAccepted: boolean;
  onAccept: (isAccepted: boolean) => void;
};

/** Not accepted yet: read and accepted on the spot. */
export function Agreements({ agreements, isAccepted, onAccept }: AgreementsProps) {
  if (agreements.length === 0) return null;
  return (
    <Step id="avtal">
      {!isAccepted && <p className="hand-over-mistake">Kunden har inte godkänt avtalet än.</p>}
      <div className="hand-over-row">
        {agreements.map(({ name, content }) => (
          <Dialog
            key={name}
            title={name}
            trigger={<Button look="quiet">Läs {name}</Button>}
            isPrintable
          >
            {/* The server has cleaned it: nothing in it runs or reaches outside. */}
            <div className="agreement" dangerouslySetInnerHTML={{ __html: content }} />
          </Dialog>
        ))}
      </div>
      <CheckField
        label="Kunden har läst och godkänner"
        checked={isAccepted}
        onChange={(event) => onAccept(event.target.checked)}
      />
    </Step>
  );
}
