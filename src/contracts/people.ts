import { z } from "zod";
import { currentPassword, newPassword, newUsername } from "#contracts/auth.ts";
import * as calls from "#contracts/people-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { pathId } from "#contracts/fields.ts";
import { ROLES } from "#domain/access/roles.ts";

const access = "shop.manage";
const params = z.object({ id: pathId });

export const account = z.object({
  id: z.int(),
  username: z.string(),
  email: z.string().nullable(),
  role: z.enum(ROLES),
  createdAt: z.iso.datetime(),
  /** Null when the account is signed in nowhere. */
  lastSeenAt: z.iso.datetime().nullable(),
  sessions: z.int(),
});
export type Account = z.infer<typeof account>;

export const listAccounts = endpoint({
  ...calls.listAccounts,
  summary: "All accounts, newest first",
  access,
  answer: z.array(account),
});

export const createAccount = endpoint({
  ...calls.createAccount,
  summary: "Makes an account for somebody else, with the role it begins with",
  access,
  body: z.object({ username: newUsername, password: newPassword, role: z.enum(ROLES) }),
  answer: account,
  status: 201,
});

export const changeRole = endpoint({
  ...calls.changeRole,
  summary: "Gives an account another role and signs it out",
  access,
  params,
  body: z.object({ role: z.enum(ROLES) }),
  answer: account,
});

export const setPassword = endpoint({
  ...calls.setPassword,
  summary:
    "Sets a new password for an account and signs it out; for one's own as when changing one's own",
  access,
  params,
  body: z.object({ password: newPassword, currentPassword }),
  answer: z.null(),
  status: 204,
});

export const endSessions = endpoint({
  ...calls.endSessions,
  summary: "Signs an account out everywhere; one's own current session stays",
  access,
  params,
  answer: z.null(),
  status: 204,
});

export const removeAccount = endpoint({
  ...calls.removeAccount,
  summary: "Removes an account; what it did stays in the log",
  access,
  params,
  answer: z.null(),
  status: 204,
});
