import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";
import { pathId } from "#contracts/fields.ts";
import * as calls from "#contracts/sessions-calls.ts";

export const session = z.object({
  id: z.int(),
  /** 'Chrome, Android'; empty where it is not known. */
  device: z.string(),
  createdAt: z.iso.datetime(),
  /** To within an hour. */
  lastSeenAt: z.iso.datetime(),
  /** The one that asks. */
  isCurrent: z.boolean(),
});
export type Session = z.infer<typeof session>;

export const sessionsOfAccount = endpoint({
  ...calls.sessionsOfAccount,
  summary: "Where an account is signed in, last used first",
  access: "shop.manage",
  params: z.object({ id: pathId }),
  answer: z.array(session),
});

export const endSession = endpoint({
  ...calls.endSession,
  summary: "Signs an account out on one device; repeating it changes nothing",
  access: "shop.manage",
  params: z.object({ id: pathId, sessionId: pathId }),
  answer: z.null(),
  status: 204,
});

export const ownSessions = endpoint({
  ...calls.ownSessions,
  summary: "Where one is signed in oneself, last used first",
  access: "account.change-own",
  answer: z.array(session),
});

export const endOwnSession = endpoint({
  ...calls.endOwnSession,
  summary: "Signs oneself out on one device; repeating it changes nothing",
  access: "account.change-own",
  params: z.object({ sessionId: pathId }),
  answer: z.null(),
  status: 204,
});

export const endOtherSessions = endpoint({
  ...calls.endOtherSessions,
  summary: "Signs oneself out everywhere but here",
  access: "account.change-own",
  answer: z.null(),
  status: 204,
});
