import type { PageFault } from "#contracts/page-faults.ts";
import { fetchTransport } from "./query-client.ts";

/** Nobody waits for it, and a shop that cannot be told changes nothing for whoever sees the page. */
export function tellShop(fault: PageFault): void {
  fetchTransport("POST", "/api/page-faults", fault).catch(() => undefined);
}
