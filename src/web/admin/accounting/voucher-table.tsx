import { useState, type ReactNode } from "react";
import { Link } from "wouter";
import type { MonthVoucher } from "#contracts/accounting.ts";
import { receiptName } from "#texts/receipt.ts";
import { BOOKED_METHOD_WORDS, feeWords, voucherWords } from "#texts/sale-words.ts";
import { Button } from "#web/ui/button.tsx";
import { RowTable, type Column } from "#web/ui/row-table.tsx";
import { useMay } from "#web/shell/use-may.ts";
import { count, money } from "./words.ts";

const SHOWN_AT_FIRST = 100;

const COLUMNS: Column<MonthVoucher>[] = [
  { header: "Verifikation", cell: (voucher) => <Numbered {...voucher} /> },
  { header: "Händelse", cell: (voucher) => <Event {...voucher} /> },
  { header: "Bokning", cell: (voucher) => <BookingId {...voucher} /> },
  { header: "Kund", cell: ({ customerName }) => customerName || "–" },
  { header: "Produkt", cell: ({ rentalItemName }) => rentalItemName || "–" },
  // What a sale comes to is what its voucher does: one column tells both.
  { header: "Totalt", kind: "number", cell: ({ amount }) => money(amount) },
  {
    header: "Exkl. moms",
    kind: "number",
    cell: ({ priceExcludingVat }) => ofSale(priceExcludingVat, money),
  },
  { header: "Moms", kind: "number", cell: ({ vatAmount }) => ofSale(vatAmount, money) },
  { header: "Momskod", cell: ({ vatCode }) => ofSale(vatCode, String) },
  { header: "Betalnings-id", cell: (voucher) => <Payment {...voucher} /> },
];

/** One row for each voucher, so that no number is missing. A long month opens when somebody asks for all of it. */
export function VoucherTable({ vouchers, period }: { vouchers: MonthVoucher[]; period: string }) {
  const [isOpen, setIsOpen] = useState(false);
  const shown = isOpen ? vouchers : vouchers.slice(0, SHOWN_AT_FIRST);
  return (
    <div className="books-vouchers">
      <RowTable
        label={`Bokningar i ${period}`}
        rows={shown}
        keyOf={({ voucher }) => voucher}
        columns={COLUMNS}
      />
      {shown.length < vouchers.length && (
        <Button look="quiet" className="button-small mt-4" onClick={() => setIsOpen(true)}>
          Visa alla {count(vouchers.length)} rader
        </Button>
      )}
    </div>
  );
}

/** What only a sale has. The mark is left out where each row is a card and names its own columns. */
function ofSale<Value>(value: Value | null, words: (value: Value) => string): ReactNode {
  return value === null ? <span className="books-no-sale">–</span> : words(value);
}

function Numbered({ voucher, date }: MonthVoucher) {
  return (
    <span className="books-stacked">
      {voucher} <time dateTime={date}>{date}</time>
    </span>
  );
}

function Event(voucher: MonthVoucher) {
  return (
    <span className="books-stacked">
      {voucherWords(voucher)} {voucher.fee > 0 && <small>{feeWords(voucher)}</small>}
      {voucher.receiptKind !== null && (
        <small>
          {receiptName({ kind: voucher.receiptKind, hasBuyer: voucher.hasBuyer })}{" "}
          {voucher.receiptNumber}
        </small>
      )}
    </span>
  );
}

/** Leads to the receipt, where the event has one. */
function BookingId({ bookingId, receiptNumber, receiptKind, hasBuyer }: MonthVoucher) {
  const mayManage = useMay("shop.manage");
  if (bookingId === null) return <>–</>;
  if (!mayManage || receiptKind === null) return <>#{bookingId}</>;
  return (
    <Link
      href={`/admin/receipts/${bookingId}#${receiptNumber}`}
      aria-label={`${receiptName({ kind: receiptKind, hasBuyer })} för bokning #${bookingId}`}
    >
      #{bookingId}
    </Link>
  );
}

/** A card's payment is known by the provider's id, which needs no word before it. */
function Payment({ method, paymentId }: MonthVoucher) {
  if (method === null) return <>–</>;
  const isKnown = paymentId !== "";
  return (
    <span className="books-stacked">
      {!(method === "card" && isKnown) && <>{BOOKED_METHOD_WORDS[method]} </>}
      {isKnown && <code>{paymentId}</code>}
    </span>
  );
}
