import { Download, FileText } from "lucide-react";
import type { BookFiles } from "#web/api/accounting.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { toast } from "#web/ui/toast-store.ts";

/** What the bookkeeper takes along. */
export function Downloads({ files, period }: { files: BookFiles; period: string }) {
  const look = `${buttonClass("quiet")} button-small`;
  return (
    <div className="books-downloads" role="group" aria-label={`Filer för ${period}`}>
      <a className={look} href={files.csv}>
        <Download aria-hidden="true" size={18} />
        Ladda ner CSV
      </a>
      <Button look="quiet" className="button-small" onClick={() => openPdf(files.pdf)}>
        <FileText aria-hidden="true" size={18} />
        Ladda ner PDF
      </Button>
      <a className={look} href={files.sie}>
        <Download aria-hidden="true" size={18} />
        Ladda ner SIE
      </a>
    </div>
  );
}

function openPdf(address: string): void {
  if (window.open(address, "_blank", "popup,width=800,height=600")) return;
  toast({
    title: "Popup blockerad",
    description: "Tillåt popup-fönster för att ladda ner PDF",
    variant: "destructive",
  });
}
