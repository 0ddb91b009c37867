import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { UserRow } from "./user-rows.ts";

export const DEVICE_COOKIE = "norrvidd_device";
const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;
/** A computer at a counter is several people's. */
const MOST_ACCOUNTS = 5;
const PART = /^[\w-]{1,64}$/;

type Known = { userId: string; proof: string };
/** A browser by a name of its own, with a proof for each account that has signed in there. */
type Device = { name: string; known: Known[] };
type Account = Pick<UserRow, "id" | "deviceKey">;

/**
 * The name of the device, if this account has signed in there before. Nobody can make a proof up: it is made
 * with a key that only the account's row holds. It opens nothing by itself.
 */
export function knownDevice(request: FastifyRequest, account: Account): string | undefined {
  const device = read(request);
  const shown = device?.known.find(({ userId }) => userId === String(account.id));
  if (!device || !shown) return undefined;
  const [is, should] = [shown.proof, proofOf(device.name, account)].map((one) => Buffer.from(one));
  return is && should && is.length === should.length && timingSafeEqual(is, should)
    ? device.name
    : undefined;
}

/** Makes the device known to the account that has just signed in. It stays so when one signs out. */
export function rememberDevice(
  { secureCookies }: { secureCookies: boolean },
  { user, request, reply }: { user: Account; request: FastifyRequest; reply: FastifyReply },
): void {
  const { name, known } = read(request) ?? {
    name: randomBytes(16).toString("base64url"),
    known: [],
  };
  const userId = String(user.id);
  const others = known.filter((one) => one.userId !== userId).slice(0, MOST_ACCOUNTS - 1);
  const all = [{ userId, proof: proofOf(name, user) }, ...others];
  const value = [name, ...all.flatMap((one) => [one.userId, one.proof])].join(".");
  reply.setCookie(DEVICE_COOKIE, value, {
    path: "/",
    httpOnly: true,
    sameSite: "lax",
    secure: secureCookies,
    maxAge: ONE_YEAR_SECONDS,
  });
}

function proofOf(name: string, { id, deviceKey }: Account): string {
  return createHmac("sha256", deviceKey).update(`${name}.${id}`).digest("base64url");
}

function read(request: FastifyRequest): Device | undefined {
  const [name = "", ...parts] = (request.cookies[DEVICE_COOKIE] ?? "").split(".");
  if (![name, ...parts].every((part) => PART.test(part))) return undefined;
  const known: Known[] = [];
  for (let at = 0; at + 1 < parts.length; at += 2)
    known.push({ userId: parts[at] ?? "", proof: parts[at + 1] ?? "" });
  return { name, known };
}
