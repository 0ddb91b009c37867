import { expect, test } from "vitest";
import { LayingDown, replaceDrawing } from "./laying-down.ts";

const aWhile = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** A draft with its pictures, on a phone that takes its time. */
function aPhone() {
  const lying = new Set<string>();
  const phone = { drawing: null as string | null, isSigned: false, lying };
  const laying = new LayingDown();
  let last: string | null = null;
  const draw = (stroke: string | null, ms = 1) =>
    void laying.inTurn(async () => {
      last = await replaceDrawing(last, stroke, {
        add: async (one) => {
          await aWhile(ms);
          lying.add(one);
          return one;
        },
        take: (id) => {
          if (!phone.isSigned) phone.drawing = id;
          return !phone.isSigned;
        },
        drop: async (id) => void lying.delete(id),
      });
    });
  return { phone, laying, draw };
}

test("a signature of several strokes is signed with the last one, which lies on the phone", async () => {
  const { phone, laying, draw } = aPhone();
  draw("one", 20);
  draw("one and two");
  await laying.rest();
  expect(phone.drawing).toBe("one and two");
  expect([...phone.lying]).toEqual(["one and two"]);
});

test("what is wiped out while it is laid down does not come back", async () => {
  const { phone, laying, draw } = aPhone();
  draw("one", 20);
  draw(null);
  await laying.rest();
  expect(phone.drawing).toBeNull();
  expect(phone.lying.size).toBe(0);
});

test("whoever signs waits for a photograph, and for the one that was taken meanwhile", async () => {
  const laying = new LayingDown();
  const taken: string[] = [];
  const take = (one: string) =>
    laying.inTurn(async () => {
      await aWhile(5);
      taken.push(one);
    });
  void take("first").then(() => take("second"));
  void laying.inTurn(() => Promise.reject(new Error("no picture"))).catch(() => undefined);
  await laying.rest();
  expect(taken).toEqual(["first", "second"]);
});

test("the drawing that was signed with stays, and a stroke after it is gone", async () => {
  const { phone, laying, draw } = aPhone();
  draw("signed");
  await laying.rest();
  phone.isSigned = true;
  draw("afterwards");
  await laying.rest();
  expect(phone.drawing).toBe("signed");
  expect([...phone.lying]).toEqual(["signed"]);
});
