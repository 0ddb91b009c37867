import { useQuery } from "@tanstack/react-query";
import { ArrowLeft, Download, ExternalLink, FileText, Printer } from "lucide-react";
import { Link, useParams } from "wouter";
import { ApiError } from "#web/api/api-error.ts";
import { receiptFiles, receiptOfBooking } from "#web/api/receipts.ts";
import { UnlessSignedOut } from "#web/shell/call-problem.tsx";
import type { DataAhead } from "#web/shell/data-ahead.ts";
import { Button, buttonClass } from "#web/ui/button.tsx";
import { Receipts } from "./receipts.tsx";
import "./receipt.css";

export const ahead: DataAhead = {
  permission: "shop.manage",
  queries: ({ params }) => [receiptOfBooking(Number(params["bookingId"]))],
};

export function Page() {
  const bookingId = Number(useParams<{ bookingId: string }>().bookingId);
  return (
    <div className="page-width receipts">
      <div className="receipts-top">
        <Link href="/admin/bookings" className={`${buttonClass("plain")} receipts-back`}>
          <ArrowLeft aria-hidden="true" size={18} />
          Tillbaka
        </Link>
        <h1 className="heading-1">Kvitto - Bokning #{bookingId}</h1>
      </div>
      <Loaded bookingId={bookingId} />
    </div>
  );
}

function Loaded({ bookingId }: { bookingId: number }) {
  const { data: receipt, error, refetch, isFetching } = useQuery(receiptOfBooking(bookingId));
  if (receipt)
    return (
      <>
        <Actions bookingId={bookingId} />
        <Receipts receipt={receipt} />
      </>
    );
  if (!error || isFetching) return <Loading />;
  return (
    <UnlessSignedOut error={error}>
      <div className="notice" role="alert">
        <h2 className="heading-3">Fel vid laddning av kvitto</h2>
        <p className="mt-1.5">{problemWords(error)}</p>
        <Button look="quiet" className="mt-4" onClick={() => void refetch()}>
          Försök igen
        </Button>
      </div>
    </UnlessSignedOut>
  );
}

/** The server's own words, where it gave any. */
function problemWords(error: unknown): string {
  const isExplained = error instanceof ApiError && error.code !== undefined;
  return isExplained ? error.sentence : "Kunde inte ladda kvittodata";
}

function Loading() {
  return (
    <div role="status" className="receipts-loading">
      <span className="spinner" aria-hidden="true" />
      Laddar kvitto...
    </div>
  );
}

function Actions({ bookingId }: { bookingId: number }) {
  const files = receiptFiles(bookingId);
  const look = `${buttonClass("quiet")} button-small`;
  return (
    <div className="receipts-actions">
      <Button className="button-small" onClick={() => window.print()}>
        <Printer aria-hidden="true" size={18} />
        Skriv ut
      </Button>
      <a className={look} href={files.pdf} target="_blank" rel="noopener">
        <FileText aria-hidden="true" size={18} />
        Öppna som PDF
      </a>
      <a className={look} href={files.download}>
        <Download aria-hidden="true" size={18} />
        Ladda ner HTML
      </a>
      <a className={look} href={files.page} target="_blank" rel="noopener">
        <ExternalLink aria-hidden="true" size={18} />
        Visa i nytt fönster
      </a>
    </div>
  );
}
