import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { refusedWrite } from "#server/platform/db/refused-write.ts";
import type { SharedLimiter } from "#server/platform/shared-limiter.ts";
import { hashPassword } from "./password.ts";
import { insertUser, type UserRow } from "./user-rows.ts";

/** Registering never yields more than a customer: roles are set by an administrator. */
export async function registerCustomer(
  { db, clock, limiter }: { db: Db; clock: Clock; limiter: SharedLimiter },
  { username, password, network }: { username: string; password: string; network: string },
): Promise<Result<UserRow, Problem>> {
  const retryAfterSeconds = await limiter.take(network);
  if (retryAfterSeconds > 0) return fail({ code: "request.too-many", retryAfterSeconds });

  const now = clock.now();
  const passwordHash = await hashPassword(password);
  try {
    return ok(
      await insertUser(db, {
        username,
        passwordHash,
        role: "customer",
        createdAt: now,
        updatedAt: now,
      }),
    );
  } catch (error) {
    const problem = refusedWrite(error);
    if (problem) return fail(problem);
    throw error;
  }
}
