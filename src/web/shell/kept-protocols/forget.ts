import { ourShelf } from "./our-shelf.ts";
import { tellForgotten } from "./waiting.ts";

export type Unsent = { signed: number; begun: number };

/** What would be lost by signing out. */
export async function unsentOf(userId: number): Promise<Unsent> {
  const shelf = await ourShelf();
  const [signed, begun] = await Promise.all([
    shelf.all("protocols", userId),
    shelf.all("drafts", userId),
  ]);
  // What does not fit on a full phone is kept as a draft too.
  const isSigned = new Set(signed.map(({ clientId }) => clientId));
  const isLeft = begun.filter(({ clientId }) => !isSigned.has(clientId));
  return { signed: signed.length, begun: isLeft.length };
}

/** With whoever signs out goes all that they have kept on this phone. */
export async function forgetKept(userId: number): Promise<void> {
  const shelf = await ourShelf();
  await shelf.removeAll(userId);
  tellForgotten();
}
