import { badParam } from "./problems.ts";
import { group, integer, listOf, text, word, type Reader } from "./params.ts";

const MOST_KEYS = 50;
const LONGEST_KEY = 40;
const LONGEST_VALUE = 500;

/** Keys to set; an empty value takes a key away, null takes all of them. */
export type MetadataChange = Record<string, string> | null | undefined;

export const metadata: Reader<MetadataChange> = (value, path, problems) => {
  if (value === undefined) return undefined;
  if (value === "") return null;
  if (typeof value === "string") {
    problems.push(badParam(path, "Invalid metadata: metadata must be a set of key-value pairs"));
    return undefined;
  }
  const entries = Object.entries(value);
  for (const [key, one] of entries) {
    const where = `${path}[${key}]`;
    if (key.length > LONGEST_KEY || /[[\]]/.test(key)) {
      const rule = `keys can be up to ${LONGEST_KEY} characters, without square brackets`;
      problems.push(badParam(where, `Metadata ${rule}.`));
    }
    if (typeof one !== "string" || one.length > LONGEST_VALUE) {
      const rule = `values can be up to ${LONGEST_VALUE} characters`;
      problems.push(badParam(where, `Metadata ${rule}.`));
    }
  }
  if (entries.length > MOST_KEYS) {
    problems.push(badParam(path, `Metadata can have up to ${MOST_KEYS} keys.`));
  }
  return Object.fromEntries(entries) as Record<string, string>;
};

export function mergeMetadata(
  before: Record<string, string>,
  change: MetadataChange,
): Record<string, string> {
  if (change === undefined) return before;
  const merged = Object.entries({ ...(change === null ? {} : before), ...change });
  return Object.fromEntries(merged.filter(([, value]) => value !== ""));
}

const address = group({
  city: text(),
  country: text(),
  line1: text(),
  line2: text(),
  postal_code: text(),
  state: text(),
});

export const billingDetails = group({
  address,
  email: text(512),
  name: text(),
  phone: text(),
  tax_id: text(),
});

export const shipping = group({
  address,
  carrier: text(),
  name: text(),
  phone: text(),
  tracking_number: text(),
});

export { address };

export const expand = listOf(word());

/** A moment or a span of moments in Unix seconds. */
export type Span = { gt?: number; gte?: number; lt?: number; lte?: number };

const bounds = group({ gt: integer(0), gte: integer(0), lt: integer(0), lte: integer(0) });
const moment = integer(0);

export const span: Reader<Span | undefined> = (value, path, problems) => {
  if (typeof value !== "object") {
    const at = moment(value, path, problems);
    return at === undefined ? undefined : { gte: at, lte: at };
  }
  const { gt, gte, lt, lte } = bounds(value, path, problems) ?? {};
  return {
    ...(gt === undefined ? {} : { gt }),
    ...(gte === undefined ? {} : { gte }),
    ...(lt === undefined ? {} : { lt }),
    ...(lte === undefined ? {} : { lte }),
  };
};

export function isWithin(at: number, { gt, gte, lt, lte }: Span): boolean {
  return (
    (gt === undefined || at > gt) &&
    (gte === undefined || at >= gte) &&
    (lt === undefined || at < lt) &&
    (lte === undefined || at <= lte)
  );
}

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

export const email: Reader<string | null | undefined> = (value, path, problems) => {
  const found = text(512)(value, path, problems);
  if (typeof found === "string" && !EMAIL.test(found)) {
    problems.push(badParam(path, `Invalid email address: ${found}`, "email_invalid"));
  }
  return found;
};

/** An address to send a browser to; anything but http would run as a script there. */
export const webAddress: Reader<string | undefined> = (value, path, problems) => {
  const found = word()(value, path, problems);
  const isWeb = found !== undefined && URL.canParse(found) && /^https?:/i.test(found);
  if (found !== undefined && !isWeb) {
    problems.push(badParam(path, "Not a valid URL", "url_invalid"));
  }
  return found;
};
