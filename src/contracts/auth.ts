import { z } from "zod";
import { rule } from "#contracts/catalog-fields.ts";
import * as calls from "#contracts/auth-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { text, typedLine } from "#contracts/fields.ts";
import { isCommonPassword } from "#domain/access/common-passwords.ts";
import { isReadableName } from "#domain/access/look-alike.ts";
import { isBlankPassword, PASSWORD_MIN_LENGTH } from "#domain/access/password.ts";
import { ROLES } from "#domain/access/roles.ts";
import { isMailAddress } from "#domain/text/mail-address.ts";

export const newUsername = typedLine(100)
  .min(1)
  .refine((typed) => typed === "" || isReadableName(typed), rule("readable"));
export const newPassword = text(200)
  .min(PASSWORD_MIN_LENGTH)
  .refine((typed) => typed === "" || !isBlankPassword(typed), rule("password-blank"))
  .refine((typed) => !isCommonPassword(typed), rule("password-common"));
export const currentPassword = text(200).optional();
/** Where an account's letters go. */
export const accountEmail = text(254).trim().min(1).refine(isMailAddress, rule("mail-address"));

export const user = z.object({
  id: z.int(),
  username: z.string(),
  role: z.enum(ROLES),
  isAdmin: z.boolean(),
  email: z.string().nullable(),
});
export type User = z.infer<typeof user>;

export const currentUser = endpoint({
  ...calls.currentUser,
  summary: "Who is signed in; 401 when nobody is",
  access: "shop.visit",
  answer: user,
});

export const login = endpoint({
  ...calls.login,
  summary: "Sign in",
  access: "shop.visit",
  body: z.object({ username: text(100).trim().min(1), password: text(200).min(1) }),
  answer: user,
});

export const register = endpoint({
  ...calls.register,
  summary: "Open a customer account and sign in",
  access: "shop.visit",
  body: z.object({ username: newUsername, password: newPassword }),
  answer: user,
  status: 201,
});

export const logout = endpoint({
  ...calls.logout,
  summary: "Sign out",
  access: "shop.visit",
  answer: z.null(),
  status: 204,
});

export const updatePassword = endpoint({
  ...calls.updatePassword,
  summary:
    "Change one's own password, with the present one or within ten minutes of signing in; ends all other sessions of the account",
  access: "account.change-own",
  body: z.object({ password: newPassword, currentPassword }),
  answer: z.null(),
  status: 204,
});

export const updateEmail = endpoint({
  ...calls.updateEmail,
  summary:
    "Change one's own e-mail address, with the present password or within ten minutes of signing in",
  access: "account.change-own",
  body: z.object({ email: accountEmail, currentPassword }),
  answer: user,
});
