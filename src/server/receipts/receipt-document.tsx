import type { BookingNow, IssuedReceipt, ReceiptSnapshot } from "#contracts/receipts.ts";
import { maskedPersonalNumber } from "#domain/bookings/masked-personal-number.ts";
import { formatDay } from "#texts/format.ts";
import {
  bookingFacts,
  bookingNowFacts,
  bookingNowTitle,
  customerFacts,
  paymentLine,
  receiptTitle,
  sellerFacts,
  sellerLine,
  shownLines,
  shownTotals,
  shownVat,
  type ReceiptFact,
} from "#texts/receipt.ts";

/** One receipt as a Swedish invoice has to read. Papers are passed on, so the personal number is masked. */
export function ReceiptDocument({
  receipt,
  bookingNow,
}: {
  receipt: IssuedReceipt;
  bookingNow: BookingNow | null;
}) {
  const { receiptNumber, issueDate, seller, customerPersonalNumber } = receipt;
  return (
    <article>
      <header>
        <div>
          <p>{seller.name}</p>
          <h1>{receiptTitle(receipt)}</h1>
        </div>
        <div className="number">
          <p>
            Nummer <strong>{receiptNumber}</strong>
          </p>
          <p>Utfärdat {formatDay(issueDate)}</p>
        </div>
      </header>
      <div className="parties">
        <Facts title="Säljare" facts={sellerFacts(receipt)} />
        <Facts
          title="Kunduppgifter"
          facts={customerFacts(receipt, maskedPersonalNumber(customerPersonalNumber))}
        />
      </div>
      <Facts title="Bokningsuppgifter" facts={bookingFacts(receipt)} />
      <Lines receipt={receipt} />
      <div className="sums">
        <Totals receipt={receipt} />
        <Vat receipt={receipt} />
      </div>
      <footer>
        <p>{paymentLine(receipt)}</p>
        <p>{sellerLine(receipt)}</p>
      </footer>
      {bookingNow && (
        <Facts title={bookingNowTitle(bookingNow)} facts={bookingNowFacts(bookingNow)} />
      )}
    </article>
  );
}

function Facts({ title, facts }: { title: string; facts: ReceiptFact[] }) {
  return (
    <section>
      <h2>{title}</h2>
      <dl>
        {facts.flatMap(([label, value]) => [
          <dt key={label}>{label}</dt>,
          <dd key={`${label} value`}>{value}</dd>,
        ])}
      </dl>
    </section>
  );
}

function Lines({ receipt }: { receipt: ReceiptSnapshot }) {
  return (
    <section className="lines">
      <h2>Specifikation</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Produkt</th>
            {["Antal", "À-pris", "Exkl. moms", "Moms", "Totalt"].map((header) => (
              <th key={header} scope="col" className="sum">
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {shownLines(receipt).map((line, index) => (
            // Two lines may say the same; their place is all that tells them apart.
            <tr key={index}>
              <td>
                <span className="name">{line.name}</span>
                <small>{line.description}</small>
              </td>
              <td className="sum" data-label="Antal">
                {line.quantity}
              </td>
              <td className="sum" data-label="À-pris">
                <span>
                  {line.unitPrice}
                  <small>exkl. moms {line.unitPriceExcludingVat}</small>
                </span>
              </td>
              <td className="sum" data-label="Exkl. moms">
                {line.excludingVat}
              </td>
              <td className="sum" data-label="Moms">
                {line.vat}
              </td>
              <td className="sum" data-label="Totalt">
                {line.total}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Totals({ receipt }: { receipt: ReceiptSnapshot }) {
  const totals = shownTotals(receipt);
  return (
    <section className="totals">
      <dl>
        {totals.flatMap(([label, value], index) => {
          const look = index === totals.length - 1 ? "grand" : undefined;
          return [
            <dt key={label} className={look}>
              {label}
            </dt>,
            <dd key={`${label} value`} className={look}>
              {value}
            </dd>,
          ];
        })}
      </dl>
    </section>
  );
}

function Vat({ receipt }: { receipt: ReceiptSnapshot }) {
  return (
    <section className="vat">
      <h2>Momsspecifikation</h2>
      <table>
        <thead>
          <tr>
            <th scope="col">Momssats</th>
            <th scope="col" className="sum">
              Underlag exkl. moms
            </th>
            <th scope="col" className="sum">
              Moms
            </th>
          </tr>
        </thead>
        <tbody>
          {shownVat(receipt).map(({ rate, base, vat }) => (
            <tr key={rate}>
              <td>{rate}</td>
              <td className="sum">{base}</td>
              <td className="sum">{vat}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
