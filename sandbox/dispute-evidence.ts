import type { Reader } from "./params.ts";
import { group, ignored, text } from "./params.ts";
import { noSuchParam } from "./problems.ts";

const LONGEST = 20_000;

const TEXTS = [
  "access_activity_log",
  "billing_address",
  "cancellation_policy_disclosure",
  "cancellation_rebuttal",
  "customer_email_address",
  "customer_name",
  "customer_purchase_ip",
  "duplicate_charge_explanation",
  "duplicate_charge_id",
  "product_description",
  "refund_policy_disclosure",
  "refund_refusal_explanation",
  "service_date",
  "shipping_address",
  "shipping_carrier",
  "shipping_date",
  "shipping_tracking_number",
  "uncategorized_text",
] as const;

const FILES = [
  "cancellation_policy",
  "customer_communication",
  "customer_signature",
  "duplicate_charge_documentation",
  "receipt",
  "refund_policy",
  "service_documentation",
  "shipping_documentation",
  "uncategorized_file",
] as const;

type Field = (typeof TEXTS)[number] | (typeof FILES)[number];

export type Evidence = Record<Field, string | null> & { enhanced_evidence: object };

/** Nothing can be uploaded here, so no file has the id that somebody names. */
const noFile: Reader<string | null | undefined> = (value, path, problems) => {
  const id = text()(value, path, problems);
  if (typeof id === "string") problems.push(noSuchParam("file upload", id, path));
  return id;
};

function readers<Name extends string, T>(names: readonly Name[], read: T): Record<Name, T> {
  return Object.fromEntries(names.map((name) => [name, read])) as Record<Name, T>;
}

export const evidenceParams = group({
  ...readers(TEXTS, text(LONGEST)),
  ...readers(FILES, noFile),
  appeal: ignored,
  enhanced_evidence: ignored,
});

export type EvidenceParams = ReturnType<typeof evidenceParams>;

export function noEvidence(): Evidence {
  return { ...readers([...TEXTS, ...FILES], null), enhanced_evidence: {} };
}

/** The evidence with what was said now; what was left out stays. */
export function addEvidence(before: Evidence, said: EvidenceParams): Evidence {
  const after = { ...before };
  for (const name of [...TEXTS, ...FILES]) {
    const value = said?.[name];
    if (value !== undefined) after[name] = value;
  }
  return after;
}

export function isEmpty(evidence: Evidence): boolean {
  return [...TEXTS, ...FILES].every((name) => evidence[name] === null);
}
