import type { PaymentIntent } from "./payment-intent.ts";

type Question = {
  intent: PaymentIntent;
  shopName: string;
  last4: string;
};

/** The bank's question to its customer: approve, or not. */
export function questionPage({ intent, shopName, last4 }: Question): string {
  const amount = formatAmount(intent.amount, intent.currency);
  const subject =
    intent.description === null
      ? ""
      : `<div><dt>Avser</dt><dd>${escapeHtml(intent.description)}</dd></div>`;
  return page(
    "Godkänn betalningen",
    `<h1>Godkänn betalningen på <span class="amount">${amount}</span> till ${escapeHtml(shopName)}?</h1>
    <dl>
      <div><dt>Kort</dt><dd>slutar på ${escapeHtml(last4)}</dd></div>
      ${subject}
    </dl>
    <form method="post">
      <button class="approve" name="decision" value="approve">Godkänn</button>
      <button class="cancel" name="decision" value="cancel">Avbryt</button>
    </form>`,
  );
}

export type Ending = "approved" | "cancelled" | "too-late";

const ENDINGS: Record<Ending, [title: string, text: string]> = {
  approved: ["Tack!", "Ditt svar är mottaget. Du skickas tillbaka till butiken."],
  cancelled: ["Betalningen avbröts", "Inga pengar har dragits. Du skickas tillbaka till butiken."],
  "too-late": [
    "Frågan är redan besvarad",
    "Betalningen väntar inte längre på ditt godkännande. Gå tillbaka till butiken.",
  ],
};

/** After the answer; inside the shop's page a script tells the shop that it has been given. */
export function endingPage(ending: Ending, returnUrl: string | undefined): string {
  const [title, text] = ENDINGS[ending];
  const link =
    returnUrl === undefined
      ? ""
      : `<a class="approve" href="${escapeHtml(returnUrl)}">Tillbaka till butiken</a>`;
  return page(title, `<h1>${title}</h1><p>${text}</p>${link}`, ` data-answered="${ending}"`);
}

function page(title: string, content: string, marks = ""): string {
  return `<!doctype html>
<html lang="sv">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>${title} – Testbanken</title>
    <link rel="stylesheet" href="../challenge.css" />
    <script src="../challenge.js" defer></script>
  </head>
  <body${marks}>
    <main>
      <p class="bank">
        <svg viewBox="0 0 24 24" width="28" height="28" aria-hidden="true"><path d="M3 10 12 4l9 6v2H3zM5 13h2v6H5zm6 0h2v6h-2zm6 0h2v6h-2zM3 20h18v2H3z" /></svg>
        Testbanken <span class="test-mode">Testläge</span>
      </p>
      ${content}
      <p class="note">Det här är en låtsasbank. Inga riktiga pengar rör sig.</p>
    </main>
  </body>
</html>`;
}

const HTML: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (letter) => HTML[letter] ?? letter);
}

function formatAmount(amount: number, currency: string): string {
  const decimals = amount % 100 === 0 ? 0 : 2;
  return new Intl.NumberFormat("sv-SE", {
    style: "currency",
    currency: currency.toUpperCase(),
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  }).format(amount / 100);
}
