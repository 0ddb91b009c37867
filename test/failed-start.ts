import { expect } from "vitest";
import { failToStart } from "./started-shop.ts";

/** The words of a failed start: one sentence, and never the inside of the program. */
export async function sentenceOf(environment: Record<string, string>): Promise<string> {
  const { code, output } = await failToStart(environment);
  expect(code).toBe(1);
  expect(output).not.toMatch(/^\s+at /m);
  return output.trim();
}
