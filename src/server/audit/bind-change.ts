import type { Endpoint } from "#contracts/endpoint.ts";
import { fail } from "#domain/result.ts";
import type { Bind, Call, Handler, SignedIn } from "#server/platform/http/route.ts";

/** Binds a call that changes something: its handler is told who acts, since the log names them. */
export function bindChange<E extends Endpoint>(
  bind: Bind,
  endpoint: E,
  handler: (call: Call<E> & { by: SignedIn }) => ReturnType<Handler<E>>,
): void {
  bind(endpoint, async (call) =>
    call.user ? handler({ ...call, by: call.user }) : fail({ code: "auth.not-signed-in" }),
  );
}
