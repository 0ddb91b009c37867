import { expect, test } from "vitest";
import { fail, ok } from "#domain/result.ts";
import { createGate } from "./gate.ts";

const soon = () => new Promise((resolve) => setTimeout(resolve, 2));

test("no more come in than there is room for, and all who wait get their turn in order", async () => {
  const gate = createGate({ places: 2, waiting: 10 });
  const order: number[] = [];
  let inside = 0;
  let most = 0;
  const visit = (number: number) =>
    gate(async () => {
      most = Math.max(most, (inside += 1));
      order.push(number);
      await soon();
      inside -= 1;
      return ok(number);
    });
  const visits = await Promise.all([1, 2, 3, 4, 5, 6].map(visit));
  expect(visits).toEqual([1, 2, 3, 4, 5, 6].map(ok));
  expect({ most, order }).toEqual({ most: 2, order: [1, 2, 3, 4, 5, 6] });
});

test("who finds the queue full is turned away at once", async () => {
  const gate = createGate({ places: 1, waiting: 1 });
  const visits = [1, 2, 3].map((number) => gate(async () => soon().then(() => ok(number))));
  expect(await Promise.all(visits)).toEqual([ok(1), ok(2), fail({ code: "shop.busy" })]);
});

test("work that fails gives its place back", async () => {
  const gate = createGate({ places: 1, waiting: 0 });
  const faulty = gate(() => Promise.reject(new Error("fault")));
  await expect(faulty).rejects.toThrow("fault");
  expect(await gate(async () => ok("next"))).toEqual(ok("next"));
});
