import { randomInt } from "node:crypto";
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { StartProblem } from "#server/platform/start-problem.ts";
import { hashPassword } from "./password.ts";
import { findAdministrator, insertUser, isNameTaken } from "./user-rows.ts";

export type Administrator = {
  username: string;
  /** Known only while a generated password has not been changed. */
  generatedPassword?: { password: string; file: string };
};

// No letters or digits that look alike in a terminal.
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/**
 * Sees to it that somebody can sign in. A generated password is written to a private file before the
 * account exists, so that a crash between the two cannot leave an account nobody knows the password of.
 */
export async function ensureAdministrator(
  { db, clock }: { db: Db; clock: Clock },
  config: { ADMIN_USERNAME: string; ADMIN_PASSWORD?: string | undefined; DATA_DIR: string },
): Promise<Administrator> {
  const file = join(config.DATA_DIR, "secrets", "admin-password");
  const existing = await findAdministrator(db);
  if (existing) {
    if (!existing.hasGeneratedPassword) rmSync(file, { force: true });
    const password = existsSync(file) ? readFileSync(file, "utf8").trim() : undefined;
    return {
      username: existing.username,
      ...(password !== undefined && { generatedPassword: { password, file } }),
    };
  }

  const password = config.ADMIN_PASSWORD ?? generatePassword();
  const isGenerated = config.ADMIN_PASSWORD === undefined;
  if (await isNameTaken(db, config.ADMIN_USERNAME))
    throw new StartProblem(
      `The name ${config.ADMIN_USERNAME} belongs to an account that is no administrator, or looks like one that does. Choose another with ADMIN_USERNAME.`,
    );
  if (isGenerated) writePrivately(file, password);
  const now = clock.now();
  await insertUser(db, {
    username: config.ADMIN_USERNAME,
    passwordHash: await hashPassword(password),
    role: "admin",
    hasGeneratedPassword: isGenerated,
    createdAt: now,
    updatedAt: now,
  });
  return {
    username: config.ADMIN_USERNAME,
    ...(isGenerated && { generatedPassword: { password, file } }),
  };
}

function generatePassword(): string {
  const group = () =>
    Array.from({ length: 4 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  return [group(), group(), group(), group()].join("-");
}

function writePrivately(file: string, text: string): void {
  mkdirSync(join(file, ".."), { recursive: true, mode: 0o700 });
  writeFileSync(file, `${text}\n`, { mode: 0o600 });
  chmodSync(file, 0o600);
}
