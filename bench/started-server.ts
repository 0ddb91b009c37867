import { fork } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

export type StartedServer = { address: string; stop(): Promise<void> };

/** Starts `serve.ts` beside this process; the TypeScript loader is inherited. */
export async function startServer(
  kind: "bare" | "shop",
  databaseUrl: string,
): Promise<StartedServer> {
  const child = fork(join(import.meta.dirname, "serve.ts"), [kind, databaseUrl]);
  const ended = once(child, "exit");
  const told = await Promise.race([once(child, "message"), ended.then(() => undefined)]);
  if (!told) throw new Error(`the ${kind} server ended before it listened`);
  return {
    address: String(told[0]),
    stop: async () => {
      child.disconnect();
      await ended;
    },
  };
}
