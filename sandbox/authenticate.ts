import { timingSafeEqual, createHash } from "node:crypto";
import type { Caller } from "./choose-payment-method.ts";
import { answerWithout, type Problem } from "./problems.ts";
import { fail, ok, type Result } from "./result.ts";

const NO_KEY = answerWithout(401, {
  type: "invalid_request_error",
  message:
    "You did not provide an API key. You need to provide your API key in the Authorization " +
    "header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
});

export const SECRET_KEY_REQUIRED = answerWithout(403, {
  type: "invalid_request_error",
  code: "secret_key_required",
  message: "This API call cannot be made with a publishable API key. Please use a secret API key.",
});

/** Who calls, by the key in the header or, from a browser, in the form. */
export function authenticate(
  authorization: string | undefined,
  keyInForm: string | undefined,
  secretKey: string,
): Result<Caller, Problem> {
  const key = keyIn(authorization) ?? keyInForm;
  if (key === undefined || key === "") return fail(NO_KEY);
  if (isSame(key, secretKey)) return ok("secret");
  if (key.startsWith("pk_sandbox_")) return ok("publishable");
  const hidden = `${key.slice(0, 7)}${"*".repeat(8)}${key.slice(-4)}`;
  return fail(
    answerWithout(401, {
      type: "invalid_request_error",
      message: `Invalid API Key provided: ${key.length > 16 ? hidden : "********"}`,
    }),
  );
}

function keyIn(authorization: string | undefined): string | undefined {
  const [, scheme, value] = /^(Bearer|Basic) +(\S+)$/i.exec(authorization ?? "") ?? [];
  if (scheme?.toLowerCase() !== "basic" || value === undefined) return value;
  return Buffer.from(value, "base64").toString().split(":")[0];
}

function isSame(one: string, other: string): boolean {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
