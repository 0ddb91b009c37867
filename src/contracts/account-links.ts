import { z } from "zod";
import * as calls from "#contracts/account-links-calls.ts";
import { accountEmail, newPassword, newUsername, user } from "#contracts/auth.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { text } from "#contracts/fields.ts";
import { ACCOUNT_LINK_STATES, INVITED_ROLES } from "#domain/access/account-link.ts";

const params = z.object({ token: text(200).min(1) });
const state = z.enum(ACCOUNT_LINK_STATES);
const role = z.enum(INVITED_ROLES);

export const invitation = z.object({
  /** Opens nothing: the letter's key is another. */
  id: z.string(),
  email: z.string(),
  role,
  invitedBy: z.string(),
  createdAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
  isOver: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const listInvitations = endpoint({
  ...calls.listInvitations,
  summary: "Invitations that nobody has accepted, newest first, those whose time is over included",
  access: "shop.manage",
  answer: z.array(invitation),
});

export const invite = endpoint({
  ...calls.invite,
  summary: "Mails a colleague an invitation; an earlier one to the same address ends",
  access: "shop.manage",
  body: z.object({ email: accountEmail, role }),
  answer: invitation,
  status: 201,
});

export const removeInvitation = endpoint({
  ...calls.removeInvitation,
  summary: "Takes an invitation back: its link opens nothing any more",
  access: "shop.manage",
  params: z.object({ id: text(100).min(1) }),
  answer: z.null(),
  status: 204,
});

export const invitationByToken = endpoint({
  ...calls.invitationByToken,
  summary: "What a mailed invitation is to, and whether it can still be accepted",
  access: "shop.visit",
  params,
  answer: z.object({ state, email: z.string(), role, invitedBy: z.string() }),
});
export type InvitationShown = z.infer<typeof invitationByToken.answer>;

export const acceptInvitation = endpoint({
  ...calls.acceptInvitation,
  summary: "Makes the account that somebody was invited to, and signs in",
  access: "shop.visit",
  params,
  body: z.object({ username: newUsername, password: newPassword }),
  answer: user,
  status: 201,
});

export const askForReset = endpoint({
  ...calls.askForReset,
  summary:
    "Mails a link to a new password if an account has the address; the answer is the same in any case",
  access: "shop.visit",
  body: z.object({ email: accountEmail }),
  answer: z.null(),
  status: 202,
});

export const resetByToken = endpoint({
  ...calls.resetByToken,
  summary: "Whose new password a mailed link is for, and whether it can still be used",
  access: "shop.visit",
  params,
  answer: z.object({ state, username: z.string() }),
});
export type ResetShown = z.infer<typeof resetByToken.answer>;

export const resetPassword = endpoint({
  ...calls.resetPassword,
  summary: "Sets a new password by a mailed link, and signs the account out everywhere",
  access: "shop.visit",
  params,
  body: z.object({ password: newPassword }),
  answer: z.null(),
  status: 204,
});
