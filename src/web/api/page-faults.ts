import type * as contract from "#contracts/page-faults.ts";
import { reportPageFault } from "#contracts/page-faults-calls.ts";
import { send } from "./call.ts";

/** Nobody waits for it, and a shop that cannot be told changes nothing for whoever sees the page. */
export function tellShop(body: contract.PageFault): void {
  send<typeof contract.reportPageFault>(reportPageFault, { body }).catch(() => undefined);
}
