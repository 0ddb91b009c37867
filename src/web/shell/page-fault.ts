import type { PageFault } from "#contracts/page-faults.ts";

/** Their words are the browser's own and name code; any other error may quote what was shown. */
const WORDS_OF_CODE = ["TypeError", "ReferenceError", "RangeError"];
const MOST_PLACES = 5;
const LONGEST = 200;

/** What broke, told without anything about the person before whom it did. */
export function pageFault(error: unknown, page: string): PageFault {
  const { name = "Unknown", message = "", stack = "" } = error instanceof Error ? error : {};
  const kind = /^[A-Za-z]{1,40}$/.test(name) ? name : "Unknown";
  const isOfCode = WORDS_OF_CODE.includes(kind) && !message.includes("@");
  return {
    page: page.replaceAll(/[^\w/:*-]/g, "").slice(0, 80) || "*",
    kind,
    ...(isOfCode && { message: withoutNumbers(message).slice(0, LONGEST) }),
    places: placesOf(stack),
  };
}

function withoutNumbers(message: string): string {
  return message.replaceAll(/\s+/g, " ").replaceAll(/\d{4,}/g, "…");
}

/** File, line and column of the shop's own code; no address, which may hold a customer's link. */
function placesOf(stack: string): string[] {
  const places = stack.matchAll(/\/([\w.-]{1,80})(?:\?[^:\s)]*)?:(\d{1,7}):(\d{1,7})/g);
  return [...places]
    .slice(0, MOST_PLACES)
    .map(([, file, line, column]) => `${file}:${line}:${column}`);
}
