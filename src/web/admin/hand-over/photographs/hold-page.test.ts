import { expect, test } from "vitest";
import { holdPage } from "./hold-page.ts";

const leave = (page: EventTarget) => {
  const leaving = new Event("beforeunload", { cancelable: true });
  page.dispatchEvent(leaving);
  return leaving.defaultPrevented ? "asked" : "left";
};

/** A photograph on its way to the phone, held up until it is let go. */
function aPicture() {
  let letGo = () => {};
  const saved = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  return { save: () => saved, letGo };
}

test("who leaves the shop while a photograph is being saved is asked first", async () => {
  const page = new EventTarget();
  const { save, letGo } = aPicture();
  const held = holdPage(save, page);
  expect(leave(page)).toBe("asked");
  letGo();
  await held;
  expect(leave(page)).toBe("left");
});

test("of several photographs the last one lets the page go, also where one is no picture", async () => {
  const page = new EventTarget();
  const { save, letGo } = aPicture();
  const held = holdPage(save, page);
  const failing = holdPage(() => Promise.reject(new Error("no picture")), page);
  await expect(failing).rejects.toThrow("no picture");
  expect(leave(page)).toBe("asked");
  letGo();
  await held;
  expect(leave(page)).toBe("left");
});
