import { sendPicture, sendProtocol, whoIsSignedIn } from "#web/api/kept-sending.ts";
import type { KeptFile, KeptProtocol } from "./kept.ts";
import type { KeptShelf } from "./kept-shelf.ts";
import { outcomeOf } from "./outcome-of.ts";
import { afterTry, nextToSend, type Outcome } from "./queue.ts";
import { layAll, takeFromQueue } from "./signed.ts";

export type SendingCalls = {
  whoIsSignedIn: typeof whoIsSignedIn;
  sendPicture: typeof sendPicture;
  sendProtocol: typeof sendProtocol;
};

const CALLS: SendingCalls = { whoIsSignedIn, sendPicture, sendProtocol };

export type Sending = {
  shelf: KeptShelf;
  userId: number;
  now?: () => number;
  calls?: SendingCalls;
  /** After each that is done with. */
  onChange?: () => void;
};

/** Sends what waits, one after the other, until nothing is left that can be sent now. */
export async function sendWaiting(sending: Sending): Promise<Outcome["kind"] | "nothing"> {
  const { shelf, userId, now = Date.now, calls = CALLS, onChange } = sending;
  let last: Outcome["kind"] | "nothing" = "nothing";
  for (;;) {
    const one = nextToSend(await shelf.all("protocols", userId), now());
    if (!one) return last;
    const outcome = await sendOne(one, shelf, calls);
    last = outcome.kind;
    await settle(one, outcome, { shelf, now });
    onChange?.();
    if (last === "unreached" || last === "signed-out") return last;
  }
}

async function sendOne(one: KeptProtocol, shelf: KeptShelf, calls: SendingCalls): Promise<Outcome> {
  try {
    // Another may have signed in on the same phone: what this one signed is not theirs to send.
    if ((await calls.whoIsSignedIn()) !== one.userId) return { kind: "signed-out" };
    const outcome = await sendWhole(one, shelf, calls);
    if (outcome.kind !== "refused" || outcome.refusal.code !== "hand-over.file-missing")
      return outcome;
    // It waited for a decision for longer than the shop keeps pictures that no protocol shows.
    for (const id of one.files)
      await shelf.change("files", id, (file) => ({ ...file, isSent: false }));
    return await sendWhole(one, shelf, calls);
  } catch (error) {
    return outcomeOf(error);
  }
}

async function sendWhole(
  one: KeptProtocol,
  shelf: KeptShelf,
  calls: SendingCalls,
): Promise<Outcome> {
  for (const id of one.files) {
    const file = await shelf.get("files", id);
    if (!file) return lostPicture();
    if (!file.isSent) await sendFile(file, shelf, calls);
  }
  try {
    await calls.sendProtocol(one.bookingId, one.wish);
    return { kind: "recorded" };
  } catch (error) {
    return outcomeOf(error);
  }
}

function lostPicture(): Outcome {
  const sentence = "Telefonen har inte kvar en av bilderna.";
  return { kind: "refused", refusal: { code: "kept.picture-lost", sentence } };
}

async function sendFile(file: KeptFile, shelf: KeptShelf, calls: SendingCalls): Promise<void> {
  const type = file.blob.type === "image/png" ? "image/png" : "image/jpeg";
  await calls.sendPicture(file.bookingId, {
    id: file.id,
    type,
    data: inBase64(new Uint8Array(await file.blob.arrayBuffer())),
  });
  await shelf.change("files", file.id, (sent) => ({ ...sent, isSent: true }));
}

async function settle(
  one: KeptProtocol,
  outcome: Outcome,
  { shelf, now }: { shelf: KeptShelf; now: () => number },
): Promise<void> {
  const after = afterTry(one, outcome, now());
  if (after === null) return takeFromQueue(shelf, one);
  if (after === one) return;
  // Another page may have recorded it in the same moment.
  await shelf.change("protocols", one.clientId, () => after);
  if (shelf.problem() === "full") await layAll(shelf, one.userId);
}

/** In pieces: a picture has more bytes than a function takes arguments. */
function inBase64(bytes: Uint8Array): string {
  let text = "";
  for (let at = 0; at < bytes.length; at += 8192)
    text += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return btoa(text);
}
