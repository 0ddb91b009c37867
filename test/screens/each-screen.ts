import "#web/styles.css";
import { afterEach, beforeEach, expect, vi } from "vitest";
import { cleanup } from "vitest-browser-react";
import { currentToasts, dismissToast } from "#web/ui/toast-store.ts";
import { forgetCalls, standIn } from "./stubbed-shop.ts";
import { arriveAnew, watchLeaving } from "./leaving.ts";

document.documentElement.lang = "sv";
const opened = window.location.href;
let told: string[] = [];
const { error, warn } = console;
const KINDS = [
  ["error", error],
  ["warn", warn],
] as const;

standIn();
watchLeaving();

beforeEach(() => {
  told = [];
  for (const [kind, say] of KINDS)
    console[kind] = (...words: unknown[]) => {
      told.push(words.map(String).join(" "));
      say(...words);
    };
});

/** Every screen begins in a browser that remembers nothing. A message in the console, or a call that nobody stubbed, fails it. */
afterEach(async () => {
  await cleanup();
  for (const [kind, say] of KINDS) console[kind] = say;
  for (const { id } of currentToasts()) dismissToast(id);
  vi.useRealTimers();
  vi.restoreAllMocks();
  window.localStorage.clear();
  window.sessionStorage.clear();
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
  arriveAnew();
  window.history.replaceState(null, "", opened);
  expect(forgetCalls(), "calls that no stub answers, and stubs that broke").toEqual([]);
  expect(told, "messages in the console").toEqual([]);
});

/** Says that the page's messages in the console are part of this test. */
export function expectMessages(): string[] {
  const messages = told;
  told = [];
  return messages;
}
