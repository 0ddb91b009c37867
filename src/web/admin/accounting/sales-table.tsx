import { useState } from "react";
import { Link } from "wouter";
import type { BookingDetail } from "#contracts/accounting.ts";
import { SALE_WORDS } from "#texts/sale-words.ts";
import { Button } from "#web/ui/button.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { useMayManage } from "./use-may-manage.ts";
import { count, money } from "./words.ts";

const SHOWN_AT_FIRST = 100;

const COLUMNS: Column<BookingDetail>[] = [
  { header: "Bokning", cell: (sale) => <BookingId {...sale} /> },
  { header: "Händelse", cell: (sale) => <Event {...sale} /> },
  { header: "Kund", cell: ({ customerName }) => customerName },
  { header: "Produkt", cell: ({ rentalItemName }) => rentalItemName },
  { header: "Totalt", kind: "number", cell: ({ totalPrice }) => money(totalPrice) },
  {
    header: "Exkl. moms",
    kind: "number",
    cell: ({ priceExcludingVat }) => money(priceExcludingVat),
  },
  { header: "Moms", kind: "number", cell: ({ vatAmount }) => money(vatAmount) },
  { header: "Momskod", cell: ({ vatCode }) => vatCode },
  { header: "Betalnings-id", cell: ({ stripePaymentId }) => <code>{stripePaymentId}</code> },
];

/** One row for each capture and refund. A long month opens when somebody asks for all of it. */
export function SalesTable({ sales, period }: { sales: BookingDetail[]; period: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? sales : sales.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="books-sales">
      <RowTable
        label={`Bokningar i ${period}`}
        rows={shown}
        keyOf={({ voucher }) => voucher}
        columns={COLUMNS}
      />
      {shown.length < sales.length && (
        <Button look="quiet" className="button-small mt-4" onClick={() => setIsOpen(true)}>
          Visa alla {count(sales.length)} rader
        </Button>
      )}
    </div>
  );
}

function BookingId({ bookingId }: BookingDetail) {
  const mayManage = useMayManage();
  if (!mayManage) return <>#{bookingId}</>;
  return (
    <Link href={`/admin/receipts/${bookingId}`} aria-label={`Kvitto för bokning #${bookingId}`}>
      #{bookingId}
    </Link>
  );
}

function Event({ date, kind, voucher, receiptNumber }: BookingDetail) {
  return (
    <span className="books-event">
      <span>
        <time dateTime={date}>{date}</time> {SALE_WORDS[kind]}
      </span>
      <small>
        Verifikation {voucher}
        {receiptNumber !== null && `, kvitto ${receiptNumber}`}
      </small>
    </span>
  );
}
