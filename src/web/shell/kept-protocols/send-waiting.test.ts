import { expect, test } from "vitest";
import { ApiError } from "#web/api/api-error.ts";
import { KEPT_NAMES, type KeptProtocol } from "./kept.ts";
import { KeptShelf } from "./kept-shelf.ts";
import { pictureOf, signed, USER } from "./phone-for-tests.ts";
import { sendWaiting, type SendingCalls } from "./send-waiting.ts";
import { takeFromQueue } from "./signed.ts";

/** A phone on which these are signed, and a shop that answers as it is told. */
async function aPhone(...protocols: KeptProtocol[]) {
  const shelf = new KeptShelf(undefined);
  for (const one of protocols) {
    await shelf.put("protocols", one);
    for (const id of [`${one.clientId}-photo`, `${one.clientId}-signature`])
      await shelf.put("files", pictureOf(one, id));
  }
  const told: string[] = [];
  const answers: {
    who: number;
    failing: Record<string, Error>;
    onPicture?: (id: string) => void | Promise<void>;
  } = { who: USER, failing: {} };
  const tell = (what: string) => {
    const failure = answers.failing[what];
    if (failure) throw failure;
    told.push(what);
  };
  const calls: SendingCalls = {
    whoIsSignedIn: async () => answers.who,
    sendPicture: async (_booking, { id, data }) => {
      tell(id);
      await answers.onPicture?.(id);
      expect(atob(data)).toBe(id);
    },
    sendProtocol: async (_booking, { clientId }) => {
      tell(clientId);
      return {} as never;
    },
  };
  const send = (now = 0) => sendWaiting({ shelf, userId: USER, calls, now: () => now });
  return { shelf, told, answers, send };
}

const left = async (shelf: KeptShelf) => (await shelf.all("protocols", USER)).length;

test("what was thrown away at sign-out does not come back with a picture that was on its way", async () => {
  const { shelf, answers, send } = await aPhone(signed("a", 1));
  answers.onPicture = () => shelf.removeAll(USER);
  await send();
  for (const name of KEPT_NAMES) expect(await shelf.all(name, USER)).toEqual([]);
});

test("nor does the protocol itself, where the shop has refused it meanwhile", async () => {
  const { shelf, answers, send } = await aPhone(signed("a", 1));
  const refused = new ApiError(409, '{"code":"hand-over.other-unit","message":"Annan enhet."}');
  answers.onPicture = async () => {
    await shelf.removeAll(USER);
    answers.failing = { "a-signature": refused, a: refused };
  };
  await send();
  for (const name of KEPT_NAMES) expect(await shelf.all(name, USER)).toEqual([]);
});

test("what another page of the phone has recorded meanwhile does not come back", async () => {
  const one = signed("a", 1);
  const { shelf, answers, send } = await aPhone(one);
  answers.onPicture = () => takeFromQueue(shelf, one);
  expect(await send()).toBe("refused");
  for (const name of KEPT_NAMES) expect(await shelf.all(name, USER)).toEqual([]);
});

test("pictures go before their protocol, protocols in order, and nothing of them stays on the phone", async () => {
  const { shelf, told, send } = await aPhone(signed("b", 2), signed("a", 1));
  expect(await send()).toBe("recorded");
  expect(told).toEqual(["a-photo", "a-signature", "a", "b-photo", "b-signature", "b"]);
  expect(await left(shelf)).toBe(0);
  expect(await shelf.all("files", USER)).toEqual([]);
});

test("a network that goes in the middle loses nothing and sends no picture twice", async () => {
  const { shelf, told, answers, send } = await aPhone(signed("a", 1));
  answers.failing = { a: new TypeError("Failed to fetch") };
  expect(await send()).toBe("unreached");
  expect(await left(shelf)).toBe(1);
  answers.failing = {};
  expect(await send(60_000)).toBe("recorded");
  expect(told).toEqual(["a-photo", "a-signature", "a"]);
});

test("what a hotel's sign-in page answers is taken for no network", async () => {
  const { answers, send } = await aPhone(signed("a", 1));
  answers.failing = { "a-photo": new SyntaxError("Unexpected token <") };
  expect(await send()).toBe("unreached");
});

test("what another has recorded is kept with the reason, and the next booking goes on", async () => {
  const { shelf, told, answers, send } = await aPhone(signed("a", 1), signed("b", 2, 8));
  const said = { code: "hand-over.already-recorded", message: "Redan sparat av Lisa." };
  answers.failing = { a: new ApiError(409, JSON.stringify(said)) };
  expect(await send()).toBe("recorded");
  expect(told).toContain("b");
  const [kept] = await shelf.all("protocols", USER);
  expect(kept?.refusal).toEqual({ code: said.code, sentence: said.message });
  expect(await shelf.all("files", USER)).toHaveLength(2);
});

test("whoever is signed in by now sends nothing that another has signed", async () => {
  const { shelf, told, answers, send } = await aPhone(signed("a", 1));
  answers.who = 2;
  expect(await send()).toBe("signed-out");
  expect(told).toEqual([]);
  expect(await left(shelf)).toBe(1);
});

test("an ended session keeps everything until somebody has signed in again", async () => {
  const { shelf, answers, send } = await aPhone(signed("a", 1));
  answers.failing = { "a-photo": new ApiError(401, '{"message":"Du behöver logga in först."}') };
  expect(await send()).toBe("signed-out");
  expect((await shelf.all("protocols", USER))[0]?.tries).toBe(0);
  answers.failing = {};
  expect(await send()).toBe("recorded");
});

test("a picture that an earlier protocol brought is not sent with its correction", async () => {
  const correction = { ...signed("a", 1), files: ["a-signature"] };
  const { told, send } = await aPhone(correction);
  expect(await send()).toBe("recorded");
  expect(told).toEqual(["a-signature", "a"]);
});

test("a picture that the phone has lost is told, not sent without", async () => {
  const { shelf, told, send } = await aPhone(signed("a", 1));
  await shelf.remove("files", "a-photo");
  expect(await send()).toBe("refused");
  expect(told).toEqual([]);
  expect((await shelf.all("protocols", USER))[0]?.refusal?.code).toBe("kept.picture-lost");
});

const MISSING = () =>
  new ApiError(409, JSON.stringify({ code: "hand-over.file-missing", message: "Bilden saknas." }));

test("pictures that the shop has removed while a protocol waited for a decision are sent again", async () => {
  const { shelf, told, answers, send } = await aPhone(signed("a", 1));
  answers.failing = { a: MISSING() };
  answers.onPicture = (id) => {
    if (told.filter((one) => one === id).length === 2) answers.failing = {};
  };
  expect(await send()).toBe("recorded");
  expect(told).toEqual(["a-photo", "a-signature", "a-photo", "a-signature", "a"]);
  expect(await shelf.all("files", USER)).toEqual([]);
});

test("a protocol whose pictures the shop misses even so is told, and kept with them", async () => {
  const { shelf, told, answers, send } = await aPhone(signed("a", 1));
  answers.failing = { a: MISSING() };
  expect(await send()).toBe("refused");
  expect(told).toHaveLength(4);
  expect((await shelf.all("protocols", USER))[0]?.refusal?.code).toBe("hand-over.file-missing");
  expect(await shelf.all("files", USER)).toHaveLength(2);
});
