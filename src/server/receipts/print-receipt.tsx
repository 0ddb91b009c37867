import { createHash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import type { Receipt } from "#contracts/receipts.ts";
import { receiptTitle } from "#texts/receipt.ts";
import { papersOf } from "./papers-of.ts";
import { ReceiptDocument } from "./receipt-document.tsx";
import { RECEIPT_STYLE } from "./receipt-style.ts";

const STYLE_HASH = createHash("sha256").update(RECEIPT_STYLE).digest("base64");

/** Nothing runs, nothing is fetched, nothing is sent; the one style that counts is the document's own. */
export const RECEIPT_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${STYLE_HASH}'`,
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** The receipts of a booking as one document that needs nothing else, each on a paper of its own. */
export function printReceipt(receipt: Receipt): string {
  const documents = papersOf(receipt);
  const [main] = documents;
  return `<!doctype html>${renderToStaticMarkup(
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        {/* The file keeps the promise of the page's header wherever it is opened. */}
        <meta httpEquiv="Content-Security-Policy" content={RECEIPT_POLICY} />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{`${receiptTitle(main)} ${main.receiptNumber}`}</title>
        <style>{RECEIPT_STYLE}</style>
      </head>
      <body>
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
