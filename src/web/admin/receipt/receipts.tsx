import { useEffect, useRef, type ReactNode } from "react";
import { Link } from "wouter";
import type { BookingNow, IssuedReceipt, Receipt, ReceiptSnapshot } from "#contracts/receipts.ts";
import { receiptBalance } from "#domain/bookkeeping/receipt-balance.ts";
import { maskedPersonalNumber } from "#domain/bookings/masked-personal-number.ts";
import { missingOfSeller } from "#domain/shop/left-to-set.ts";
import { formatDay } from "#texts/format.ts";
import { listed } from "#texts/listed.ts";
import {
  bookingFacts,
  bookingNowFacts,
  bookingNowTitle,
  customerFacts,
  formatMoney,
  methodName,
  receiptTitle,
  sellerFacts,
  shownTotals,
} from "#texts/receipt.ts";
import { addressWords } from "#web/shell/address-words.ts";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { LineTable, VatTable } from "./receipt-tables.tsx";

/** Everything a booking was charged for and given back, the rent first. */
export function Receipts({ receipt }: { receipt: Receipt }) {
  const { credits, otherReceipts, bookingNow, ...main } = receipt;
  const rest = [...credits, ...otherReceipts].toSorted((one, other) =>
    one.receiptNumber.localeCompare(other.receiptNumber),
  );
  return (
    <>
      <SellerWarning receipts={[main, ...rest]} />
      {rest.length > 0 && <Balance receipt={receipt} />}
      {[main, ...rest].map((one) => (
        <ReceiptCard
          key={one.receiptNumber}
          receipt={one}
          bookingNow={one === main ? bookingNow : null}
        />
      ))}
    </>
  );
}

const SELLER_FACTS = {
  orgnr: ["organisationsnummer", "momsregistreringsnummer"],
  address: ["adress"],
};

/** On the page only: the customer's paper says what is known, and nothing of what is not. */
function SellerWarning({ receipts }: { receipts: readonly ReceiptSnapshot[] }) {
  const missing = new Set(receipts.flatMap(({ seller }) => missingOfSeller(seller)));
  if (missing.size === 0) return null;
  return (
    <div className="receipt-warning">
      <ProblemNote>
        <p className="font-semibold">
          Kvittot saknar säljarens {listed([...missing].flatMap((fact) => SELLER_FACTS[fact]))}.
        </p>
        <p>
          Lagen kräver att ett kvitto säger det. Ställ in det som saknas, se Kvar att ställa in på{" "}
          <Link href="/admin" className="text-link">
            Administration
          </Link>
          , innan du tar emot fler betalningar. Ett utfärdat kvitto ändras inte i efterhand.
        </p>
      </ProblemNote>
    </div>
  );
}

/** What all the receipts come to, where there are several. */
function Balance({ receipt }: { receipt: Receipt }) {
  const { credits, otherReceipts, currency } = receipt;
  const { paid, returned, net } = receiptBalance([receipt, ...otherReceipts, ...credits]);
  return (
    <p className="receipts-balance">
      Bokningen har {1 + otherReceipts.length + credits.length} kvitton: betalt{" "}
      <strong>{formatMoney(paid, currency)}</strong>, återbetalt{" "}
      <strong>{formatMoney(returned, currency)}</strong>, netto{" "}
      <strong>{formatMoney(net, currency)}</strong>.
    </p>
  );
}

type ReceiptCardProps = { receipt: IssuedReceipt; bookingNow: BookingNow | null };

function ReceiptCard({ receipt, bookingNow }: ReceiptCardProps) {
  const { receiptNumber, issueDate, seller, currency } = receipt;
  const heading = `${receiptTitle(receipt)} ${receiptNumber}`;
  const card = useRef<HTMLElement>(null);
  // The receipts come after the page: the browser has looked for the one in the address by then.
  useEffect(() => {
    if (window.location.hash === `#${receiptNumber}`) card.current?.scrollIntoView();
  }, [receiptNumber]);
  return (
    <section ref={card} id={receiptNumber} className="card receipt" aria-label={heading}>
      <header className="receipt-head">
        <h2 className="heading-2">{heading}</h2>
        <p className="text-muted">Utfärdat {formatDay(issueDate)}</p>
      </header>
      <div className="receipt-parties">
        <FactBlock title="Kunduppgifter">
          <CustomerFacts receipt={receipt} />
        </FactBlock>
        <FactBlock title="Säljare">
          <FactList facts={sellerFacts(receipt)} />
        </FactBlock>
      </div>
      <FactBlock title="Bokningsuppgifter">
        <FactList facts={bookingFacts(receipt)} />
      </FactBlock>
      <FactBlock title="Specifikation">
        <LineTable receipt={receipt} />
      </FactBlock>
      <div className="receipt-sums">
        <FactBlock title="Momsspecifikation">
          <VatTable receipt={receipt} />
        </FactBlock>
        <Totals receipt={receipt} />
      </div>
      <p className="receipt-foot">
        Betalningssätt: {methodName(receipt)}. Valuta: {currency}.
        {seller.orgnr !== "" && (seller.fTax ?? true) && ` ${seller.name} är godkänt för F-skatt.`}
      </p>
      {bookingNow && (
        <FactBlock title={bookingNowTitle(bookingNow)}>
          <FactList facts={bookingNowFacts(bookingNow)} />
        </FactBlock>
      )}
    </section>
  );
}

function FactBlock({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="heading-3 receipt-part">{title}</h3>
      {children}
    </div>
  );
}

function FactList({ facts }: { facts: [string, ReactNode][] }) {
  return (
    <dl className="receipt-facts">
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{typeof value === "string" ? addressWords(value) : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** The personal number stays on the screen: papers are passed on, and show the birthday only. */
function CustomerFacts({ receipt }: { receipt: ReceiptSnapshot }) {
  const { customerPersonalNumber } = receipt;
  const facts = customerFacts(receipt, customerPersonalNumber);
  return (
    <FactList
      facts={facts.map(([label, value]) => [
        label,
        label === "Personnummer" ? (
          <>
            <span className="receipt-screen">{value}</span>
            <span className="receipt-paper">{maskedPersonalNumber(customerPersonalNumber)}</span>
          </>
        ) : (
          value
        ),
      ])}
    />
  );
}

function Totals({ receipt }: { receipt: ReceiptSnapshot }) {
  return (
    <dl className="receipt-totals">
      {shownTotals(receipt).map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
