import type { User } from "#contracts/auth.ts";
import type { UserRow } from "./user-rows.ts";

export function userAnswer({
  id,
  username,
  role,
  email,
}: Pick<UserRow, "id" | "username" | "role" | "email">): User {
  return { id, username, role, isAdmin: role === "admin", email };
}
