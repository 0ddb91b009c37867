import { expect, test } from "vitest";
import { oneAtATime } from "./one-at-a-time.ts";

function aButton() {
  const gate = { current: false };
  const told: boolean[] = [];
  const press = (work: () => Promise<unknown>) =>
    oneAtATime(gate, (isBusy) => told.push(isBusy), work);
  return { told, press };
}

const throwsAtOnce = () => {
  throw new Error("the form is gone");
};
const throwsLater = () => Promise.reject(new Error("offline"));

test.each([
  ["at once", throwsAtOnce],
  ["later", throwsLater],
])("a pay button whose work throws %s can be pressed again", async (_, work) => {
  const { told, press } = aButton();
  await expect(press(work)).rejects.toThrow();
  expect(told).toEqual([true, false]);
  let presses = 0;
  await press(async () => (presses += 1));
  expect(presses).toBe(1);
});

test("a second press while the first is under way does nothing", async () => {
  const { told, press } = aButton();
  let finish = () => {};
  const running = press(() => new Promise<void>((resolve) => (finish = resolve)));
  let presses = 0;
  await press(async () => (presses += 1));
  expect(presses).toBe(0);
  expect(told).toEqual([true]);
  finish();
  await running;
  expect(told).toEqual([true, false]);
});
