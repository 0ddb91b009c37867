import { createHash } from "node:crypto";
import { customerKeys } from "#domain/bookings/customer-keys.ts";

/** Whom an e-mail address belongs to, without saying which it is; null where it is nobody's. */
export function personKey(email: string): string | null {
  const [address] = customerKeys({ email, phone: "" });
  return address ? createHash("sha256").update(address.key).digest("base64url") : null;
}
