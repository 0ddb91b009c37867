import { createHash, randomBytes } from "node:crypto";

/** The database holds only the hash: whoever reads it cannot come in with what they find. */
export function hashToken(token: string): string {
  return createHash("sha256").update(token).digest("base64url");
}

export function newToken(): { token: string; tokenHash: string } {
  const token = randomBytes(32).toString("base64url");
  return { token, tokenHash: hashToken(token) };
}
