import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Receipt } from "#contracts/receipts.ts";
import { receiptTitle } from "#texts/receipt.ts";
import { papersOf } from "./papers-of.ts";
import { ReceiptDocument } from "./receipt-document.tsx";
import { RECEIPT_STYLE } from "./receipt-style.ts";

const hashOf = (text: string) => createHash("sha256").update(text).digest("base64");

/** Nothing runs, nothing is fetched, nothing is sent; the one style that counts is the document's own. */
export const RECEIPT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${hashOf(RECEIPT_STYLE)}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

const PRINTING = `document.querySelector("button").onclick = () => print();`;

/** The same, with the press of the one button that a customer has there. */
export const CUSTOMERS_RECEIPT_POLICY = `${RECEIPT_POLICY}; script-src 'sha256-${hashOf(PRINTING)}'`;

/**
 * The receipts of a booking as one document that needs nothing else, each on a paper of its own.
 * @param way back to where its customer came from, who prints it from there, too
 */
export function printReceipt(receipt: Receipt, way?: string): string {
  const documents = papersOf(receipt);
  const [main] = documents;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        {/* The file keeps the promise of the page's header wherever it is opened. */}
        <meta
          httpEquiv="Content-Security-Policy"
          content={way === undefined ? RECEIPT_POLICY : CUSTOMERS_RECEIPT_POLICY}
        />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{`${receiptTitle(main)} ${main.receiptNumber}`}</title>
        <style>{RECEIPT_STYLE}</style>
      </head>
      <body>
        {way !== undefined && <Ways back={way} />}
        <main>
          {documents.map((one) => (
            <ReceiptDocument
              key={one.receiptNumber}
              receipt={one}
              bookingNow={one === main ? receipt.bookingNow : null}
            />
          ))}
        </main>
      </body>
    </html>,
  )}`;
}

/** Not on paper. */
function Ways({ back }: { back: string }) {
  return (
    <>
      <nav aria-label="Kvitto">
        <a href={back}>Till din bokning</a>
        <button type="button">Skriv ut</button>
      </nav>
      <script dangerouslySetInnerHTML={{ __html: PRINTING }} />
    </>
  );
}
