import {
  currentUser,
  login,
  logout,
  register,
  updatePassword,
  type User,
} from "#contracts/auth.ts";
import { fail, ok } from "#domain/result.ts";
import type { Clock } from "#server/platform/clock.ts";
import type { Db } from "#server/platform/db/database.ts";
import { networkOf } from "#server/platform/http/network.ts";
import type { Bind, SignedIn } from "#server/platform/http/route.ts";
import { createLimiter } from "#server/platform/limiter.ts";
import { changeOwnPassword } from "./change-own-password.ts";
import { registerCustomer } from "./register-customer.ts";
import { beginSession, endSession, presentedToken, readSession } from "./session.ts";
import { createSignInLimits, signIn } from "./sign-in.ts";

const REGISTRATIONS_PER_HOUR = 20;

type Needs = { db: Db; clock: Clock; secureCookies: boolean; rateLimitFactor: number };

export function authRoutes(bind: Bind, needs: Needs): void {
  const { db, clock } = needs;
  const limits = createSignInLimits(clock, needs.rateLimitFactor);
  const limiter = createLimiter(clock, {
    max: REGISTRATIONS_PER_HOUR,
    windowSeconds: 3600,
    factor: needs.rateLimitFactor,
  });

  bind(currentUser, async ({ request, reply }) => {
    const user = await readSession(needs, request, reply);
    return user ? ok(userAnswer(user)) : fail({ code: "auth.not-signed-in" });
  });

  bind(login, async ({ body, request, reply }) => {
    const result = await signIn({ db, limits }, { ...body, network: networkOf(request.ip) });
    if (!result.ok) return result;
    const isOpen = await beginSession(needs, { user: result.value, request, reply });
    return isOpen ? ok(userAnswer(result.value)) : fail({ code: "auth.wrong-credentials" });
  });

  bind(register, async ({ body, request, reply }) => {
    const result = await registerCustomer(
      { db, clock, limiter },
      { ...body, network: networkOf(request.ip) },
    );
    if (!result.ok) return result;
    await beginSession(needs, { user: result.value, request, reply });
    return ok(userAnswer(result.value));
  });

  bind(logout, async ({ request, reply }) => {
    await endSession(needs, { request, reply });
    return ok(null);
  });

  bind(updatePassword, async ({ body, user, request }) => {
    const tokenHash = presentedToken(request);
    if (!user || !tokenHash) return fail({ code: "auth.not-signed-in" });
    await changeOwnPassword({ db, clock }, { user, password: body.password, tokenHash });
    return ok(null);
  });
}

function userAnswer({ id, username, role }: SignedIn): User {
  return { id, username, role, isAdmin: role === "admin" };
}
