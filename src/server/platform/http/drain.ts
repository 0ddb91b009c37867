import { Server } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

declare module "fastify" {
  interface FastifyInstance {
    /** Takes no new connection and ends those there are with their next answer. */
    drain(): Promise<void>;
  }
}

const PATIENCE_MS = 1000;
const LOOK_EVERY_MS = 20;

/**
 * A connection that is closed from here may have a request on its way already, which would be lost. One that
 * is told so with an answer is not used again. Those that say nothing are not waited for.
 */
export function drainable(app: FastifyInstance): void {
  let isDraining = false;
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (isDraining) reply.header("connection", "close");
    done();
  });
  app.decorate("drain", async () => {
    isDraining = true;
    if (!app.server.listening) return;
    // The web server's own way would cut idle connections at once.
    Server.prototype.close.call(app.server);
    const until = Date.now() + PATIENCE_MS;
    while (Date.now() < until && (await connections(app)) > 0) await sleep(LOOK_EVERY_MS);
  });
}

function connections(app: FastifyInstance): Promise<number> {
  return new Promise((resolve) => {
    app.server.getConnections((_error, count) => resolve(count ?? 0));
  });
}
