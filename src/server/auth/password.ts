import { hash, verify } from "@node-rs/argon2";

// Argon2id (the library's default algorithm) with the parameters OWASP recommends.
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, COST);
}

let unusable: Promise<string> | undefined;

/** Takes as long for an unknown account as for a wrong password, so that time tells nothing. */
export async function passwordFits(
  passwordHash: string | undefined,
  password: string,
): Promise<boolean> {
  unusable ??= hashPassword("no account has this password");
  const fits = await verify(passwordHash ?? (await unusable), password);
  return fits && passwordHash !== undefined;
}
