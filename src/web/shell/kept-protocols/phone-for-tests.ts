import { KEY_OF, type KeptFile, type KeptName, type KeptProtocol } from "./kept.ts";
import type { Place } from "./kept-shelf.ts";

/** A phone's storage that can be full, or fail altogether. */
export function aPlace() {
  const lying = new Map<string, { userId: number }>();
  const state: { failsWith: string | null } = { failsWith: null };
  const orFail = () => {
    if (state.failsWith === null) return;
    throw Object.assign(new Error("no"), { name: state.failsWith });
  };
  const at = (name: KeptName, key: string) => `${name}/${key}`;
  const place: Place = {
    get: async (name, key) => lying.get(at(name, key)) as never,
    all: async (name, userId) =>
      [...lying]
        .filter(([key, one]) => key.startsWith(`${name}/`) && one.userId === userId)
        .map(([, one]) => one) as never,
    put: async (name, one) => {
      orFail();
      lying.set(at(name, KEY_OF[name](one)), one);
    },
    change: async (name, key, changing) => {
      orFail();
      const one = lying.get(at(name, key));
      if (one) lying.set(at(name, key), changing(one as never));
    },
    remove: async (name, key) => {
      lying.delete(at(name, key));
    },
  };
  return { place, lying, state };
}

export const USER = 1;

export function signed(clientId: string, place: number, bookingId = 7): KeptProtocol {
  return {
    userId: USER,
    clientId,
    bookingId,
    place,
    who: "Maja Demo",
    what: "Fjällripa 70",
    wish: {
      clientId,
      kind: "out",
      remarks: [{ text: "Repa", files: [`${clientId}-photo`] }],
      signature: { name: "Maja", file: `${clientId}-signature` },
      signedAt: "2027-03-01T09:00:00.000Z",
    },
    files: [`${clientId}-photo`, `${clientId}-signature`],
    tries: 0,
    notBefore: 0,
    refusal: null,
  };
}

export function pictureOf({ userId, bookingId }: KeptProtocol, id: string): KeptFile {
  const blob = new Blob([id], { type: "image/jpeg" });
  return { userId, id, bookingId, blob, thumb: "", isSent: false };
}
