import type { Tables } from "./tables.ts";
import { badParam, type Problem } from "./problems.ts";
import type { Kind } from "./records.ts";

const DEEPEST = 4;

/** Ids that can be exchanged for the thing they name. */
const EXPANDABLE: Record<string, Record<string, Kind>> = {
  payment_intent: {
    customer: "customer",
    latest_charge: "charge",
    payment_method: "payment_method",
  },
  charge: {
    balance_transaction: "balance_transaction",
    customer: "customer",
    payment_intent: "payment_intent",
    refunds: "refund",
  },
  refund: {
    balance_transaction: "balance_transaction",
    charge: "charge",
    customer: "customer",
    failure_balance_transaction: "balance_transaction",
    payment_intent: "payment_intent",
    payment_method: "payment_method",
  },
  payment_method: { customer: "customer" },
  dispute: { charge: "charge", payment_intent: "payment_intent" },
};

/** Always null here, and therefore expanded already. */
const EMPTY: Record<string, readonly string[]> = {
  payment_intent: ["application", "on_behalf_of", "review", "source", "payment_record"],
  charge: ["application", "application_fee", "on_behalf_of", "review", "source_transfer"],
  refund: ["source_transfer_reversal", "transfer_reversal"],
  customer: ["default_source", "test_clock"],
};

/** Looks at the paths before anything is done: a misspelled one must not come after an effect. */
export function checkExpand(
  paths: readonly string[],
  object: Kind,
  isList: boolean,
): Problem | undefined {
  for (const [index, path] of paths.entries()) {
    const problem = checkPath(path, object, isList);
    if (problem !== undefined) return badParam(`expand[${index}]`, problem);
  }
  return undefined;
}

function checkPath(path: string, object: Kind, isList: boolean): string | undefined {
  const steps = path.split(".");
  if (steps.length > DEEPEST) return "You cannot expand more than 4 levels of a property.";
  if (isList && steps.shift() !== "data") return `This property cannot be expanded (${path}).`;
  let at: string = object;
  for (const [index, step] of steps.entries()) {
    const next = EXPANDABLE[at]?.[step];
    const last = index === steps.length - 1;
    if (next === undefined && !(last && EMPTY[at]?.includes(step) === true)) {
      return `This property cannot be expanded (${path}).`;
    }
    at = next ?? at;
    if (step === "refunds" && steps[index + 1] === "data") steps.splice(index + 1, 1);
  }
  return undefined;
}

type Thing = { object: string; id: string } & Record<string, unknown>;

export function expandObject(tables: Tables, thing: object, paths: readonly string[]): object {
  let expanded = thing;
  for (const path of paths) expanded = expandPath(tables, expanded as Thing, path.split("."));
  return expanded;
}

function expandPath(tables: Tables, thing: Thing, [step, ...rest]: string[]): object {
  if (step === undefined) return thing;
  if (step === "data" && Array.isArray(thing["data"])) {
    const data = thing["data"].map((one) => expandPath(tables, one as Thing, rest));
    return { ...thing, data };
  }
  if (thing.object === "charge" && step === "refunds") {
    const refunds = (thing["refunds"] as Thing | undefined) ?? refundsOf(tables, thing);
    return { ...thing, refunds: expandPath(tables, refunds, rest) };
  }
  const value = thing[step];
  const kind = EXPANDABLE[thing.object]?.[step];
  if (kind === undefined || value === null || value === undefined) return thing;
  const found = typeof value === "string" ? tables.get(kind, value) : value;
  if (found === undefined) return thing;
  return { ...thing, [step]: expandPath(tables, found as Thing, rest) };
}

function refundsOf(tables: Tables, charge: Thing): Thing {
  const data = tables
    .childrenOf("refund", String(charge["payment_intent"]))
    .map((id) => tables.get("refund", id))
    .filter((refund) => refund?.charge === charge.id)
    .toReversed();
  const url = `/v1/charges/${charge.id}/refunds`;
  return { object: "list", data, has_more: false, url } as unknown as Thing;
}
