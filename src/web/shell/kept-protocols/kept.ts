import type { HandOverSheet, ProtocolWish } from "#contracts/hand-over.ts";
import type { ProtocolKind } from "#domain/hand-over/protocol.ts";

/** Whose it is: nobody else on the same phone sees it or sends it. */
type Owned = { userId: number };

/** What is entered and not signed yet. The shape of part and draft is the page's. */
export type KeptDraft = Owned & {
  key: string;
  bookingId: number;
  /** Of the protocol that it becomes. */
  clientId: string;
  /** What it is about, as the page knew it: the booking may have another unit by now. */
  part: unknown;
  draft: unknown;
  changedAt: number;
};

/** A photograph or a signature, as it is sent. */
export type KeptFile = Owned & {
  id: string;
  bookingId: number;
  blob: Blob;
  /** Small enough to be shown beside others, as an address that holds the picture itself. */
  thumb: string;
  isSent: boolean;
};

/** A protocol that is signed and not recorded yet. */
export type KeptProtocol = Owned & {
  clientId: string;
  bookingId: number;
  /** In which order they were signed. */
  place: number;
  /** What the person at the counter calls it: who and what. */
  who: string;
  what: string;
  wish: ProtocolWish;
  /** Its pictures that lie on this phone; a correction shows others that the shop has already. */
  files: readonly string[];
  tries: number;
  /** Not before then, in milliseconds; after a try that came to nothing. */
  notBefore: number;
  /** Why the shop said no: for a person to decide. */
  refusal: Refusal | null;
};

export type Refusal = { code: string | null; sentence: string };

/** What a hand-over begins with, as it was last read: it can be begun where there is no network. */
export type KeptSheet = Owned & {
  key: string;
  bookingId: number;
  sheet: HandOverSheet;
  readAt: number;
};

export type KeptThings = {
  drafts: KeptDraft;
  files: KeptFile;
  protocols: KeptProtocol;
  sheets: KeptSheet;
};
export type KeptName = keyof KeptThings;
/** Where room is scarce, what a customer has signed comes first. */
export const KEPT_NAMES: readonly KeptName[] = ["files", "protocols", "drafts", "sheets"];

export const KEY_OF: { [Name in KeptName]: (one: KeptThings[Name]) => string } = {
  drafts: ({ key }) => key,
  files: ({ id }) => id,
  protocols: ({ clientId }) => clientId,
  sheets: ({ key }) => key,
};

export function draftKey(of: {
  userId: number;
  bookingId: number;
  kind: ProtocolKind;
  unitId: number | null;
}): string {
  return [of.userId, of.bookingId, of.kind, of.unitId ?? "all"].join(" ");
}

/** Out or back, as `draftKey` says it. */
export function kindOfDraft(key: string): ProtocolKind {
  return key.split(" ")[2] === "back" ? "back" : "out";
}

export function sheetKey(of: { userId: number; bookingId: number; kind: ProtocolKind }): string {
  return [of.userId, of.bookingId, of.kind].join(" ");
}
