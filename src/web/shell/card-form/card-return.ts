/** What the bank's page adds to the address when it sends a customer back. */
const ADDED = ["payment_intent", "payment_intent_client_secret", "redirect_status"];

/** The secret of the payment a customer comes back from, if they do. */
export function returnedSecret(query: URLSearchParams): string | null {
  return query.get("payment_intent_client_secret") || null;
}

/** The same address without what opens the payment. */
export function withoutSecret(address: string): string {
  const url = new URL(address);
  for (const name of ADDED) url.searchParams.delete(name);
  return url.href;
}
