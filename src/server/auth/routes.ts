import {
  currentUser,
  login,
  logout,
  register,
  updateEmail,
  updatePassword,
} from "#contracts/auth.ts";
import { fail, ok } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Bind } from "#server/platform/http/route.ts";
import { createSharedLimiter } from "#server/platform/shared-limiter.ts";
import { changeOwnEmail } from "./change-own-email.ts";
import { changeOwnPassword } from "./change-own-password.ts";
import { knownDevice, rememberDevice } from "./device.ts";
import { registerCustomer } from "./register-customer.ts";
import { beginSession, endSession, presentedToken, readSession } from "./session.ts";
import { signIn, type SignInLimits } from "./sign-in.ts";
import { userAnswer } from "./user-answer.ts";

const REGISTRATIONS_PER_HOUR = 20;
const NEW_ADDRESSES_PER_HOUR = 10;

type Needs = {
  db: Db;
  clock: Clock;
  secureCookies: boolean;
  rateLimitFactor: number;
  limits: SignInLimits;
};

export function authRoutes(bind: Bind, needs: Needs): void {
  const { db, clock, limits } = needs;
  const perHour = (name: string, max: number) =>
    createSharedLimiter(needs, { name, max, windowSeconds: 3600, factor: needs.rateLimitFactor });
  const registrations = perHour("registration", REGISTRATIONS_PER_HOUR);
  const newAddresses = perHour("new address", NEW_ADDRESSES_PER_HOUR);

  bind(currentUser, async ({ request, reply }) => {
    const user = await readSession(needs, request, reply);
    return user ? ok(userAnswer(user)) : fail({ code: "auth.not-signed-in" });
  });

  bind(login, async ({ body, request, reply }) => {
    const result = await signIn(
      { db, limits },
      {
        ...body,
        network: networkOf(request.ip),
        deviceOf: (user) => knownDevice(request, user),
      },
    );
    if (!result.ok) return result;
    const opened = { user: result.value, request, reply };
    if (!(await beginSession(needs, opened))) return fail({ code: "auth.wrong-credentials" });
    rememberDevice(needs, opened);
    return ok(userAnswer(result.value));
  });

  bind(register, async ({ body, request, reply }) => {
    const result = await registerCustomer(
      { db, clock, limiter: registrations },
      { ...body, network: networkOf(request.ip) },
    );
    if (!result.ok) return result;
    const opened = { user: result.value, request, reply };
    await beginSession(needs, opened);
    rememberDevice(needs, opened);
    return ok(userAnswer(result.value));
  });

  bind(logout, async ({ request, reply }) => {
    await endSession(needs, { request, reply });
    return ok(null);
  });

  bind(updatePassword, async ({ body, request }) => {
    const tokenHash = presentedToken(request);
    if (!tokenHash) return fail({ code: "auth.not-signed-in" });
    return changeOwnPassword({ db, clock, limits }, { ...body, tokenHash });
  });

  bind(updateEmail, async ({ body, request }) => {
    const tokenHash = presentedToken(request);
    if (!tokenHash) return fail({ code: "auth.not-signed-in" });
    const changed = await changeOwnEmail(
      { db, clock, limits, perNetwork: newAddresses },
      { ...body, tokenHash, network: networkOf(request.ip) },
    );
    return changed.ok ? ok(userAnswer(changed.value)) : changed;
  });
}
