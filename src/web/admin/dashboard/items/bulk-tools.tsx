import { CalendarPlus, Download, Percent } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { itemsFile } from "#web/api/items-in-bulk.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { laterAsked } from "#web/ui/later.ts";

const ChangePrices = laterAsked(async () => (await import("./change-prices.tsx")).ChangePrices);
const NextYear = laterAsked(async () => (await import("./next-year.tsx")).NextYear);

const DIALOGS = { prices: ChangePrices, "next-year": NextYear };

/** What is done to many items at once; the code of it comes when it is asked for. */
export function BulkTools() {
  const [open, setOpen] = useState<keyof typeof DIALOGS | null>(null);
  const pressed = useRef<HTMLElement | null>(null);
  const Dialog = open && DIALOGS[open];
  const ask = (which: keyof typeof DIALOGS) => ({
    look: "quiet" as const,
    onClick: ({ currentTarget }: { currentTarget: HTMLElement }) => {
      pressed.current = currentTarget;
      setOpen(which);
    },
  });
  return (
    <div className="bulk-tools" role="group" aria-label="Flera objekt på en gång">
      <Button {...ask("prices")}>
        <Percent aria-hidden="true" size={18} />
        Ändra priser
      </Button>
      <Button {...ask("next-year")}>
        <CalendarPlus aria-hidden="true" size={18} />
        Kopiera till nästa år
      </Button>
      <a className={buttonClass("quiet")} href={itemsFile} download>
        <Download aria-hidden="true" size={18} />
        Exportera CSV
      </a>
      {Dialog && (
        <Suspense fallback={null}>
          <Dialog focusBack={pressed} onClose={() => setOpen(null)} />
        </Suspense>
      )}
    </div>
  );
}
