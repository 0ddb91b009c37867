import type * as auth from "#contracts/auth.ts";
import { currentUser } from "#contracts/auth-calls.ts";
import type * as contract from "#contracts/hand-over.ts";
import * as calls from "#contracts/hand-over-calls.ts";
import { sendUnasked } from "./send-unasked.ts";

// What a phone has kept is sent by itself, when the network is back: nobody is interrupted for it.

/** Whose session the browser has by now: it may be another's than the one who signed. */
export async function whoIsSignedIn(): Promise<number> {
  return (await sendUnasked<typeof auth.currentUser>(currentUser)).id;
}

type PictureFile = { id: string; type: "image/jpeg" | "image/png"; data: string };

export async function sendPicture(bookingId: number, body: PictureFile): Promise<void> {
  await sendUnasked<typeof contract.addProtocolFile>(calls.addProtocolFile, {
    params: { id: bookingId },
    body,
  });
}

export function sendProtocol(
  bookingId: number,
  body: contract.ProtocolWish,
): Promise<contract.Protocol> {
  return sendUnasked<typeof contract.addProtocol>(calls.addProtocol, {
    params: { id: bookingId },
    body,
  });
}
