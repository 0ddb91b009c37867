import type { FastifyInstance, FastifyRequest } from "fastify";
import { authenticate } from "./authenticate.ts";
import type { Faults, RequestFault, WebhookFaults } from "./faults.ts";
import { headerOf } from "./http-server.ts";

type Levers = { secretKey: string; faults: Faults; tick: () => Promise<void> };

type Wanted = {
  requests?: RequestFault | RequestFault[];
  webhooks?: WebhookFaults;
  processing?: number;
  settleProcessing?: boolean;
};

/** The levers over HTTP, for a sandbox in a process of its own. */
export function addFaultRoutes(app: FastifyInstance, { secretKey, faults, tick }: Levers): void {
  const mayPull = (request: FastifyRequest): boolean => {
    const caller = authenticate(headerOf(request, "authorization"), undefined, secretKey);
    return caller.ok && caller.value === "secret";
  };

  app.post("/_sandbox/faults", async (request, reply) => {
    if (!mayPull(request)) return reply.status(401).send();
    const wanted = readWanted(request.body);
    if (wanted === undefined) return reply.status(400).send();
    if (wanted.requests !== undefined) faults.requests(...[wanted.requests].flat());
    if (wanted.webhooks !== undefined) faults.webhooks(wanted.webhooks);
    if (wanted.processing !== undefined) faults.processing(wanted.processing);
    if (wanted.settleProcessing === true) faults.settleProcessing();
    return reply.status(204).send();
  });

  app.delete("/_sandbox/faults", async (request, reply) => {
    if (!mayPull(request)) return reply.status(401).send();
    faults.clear();
    return reply.status(204).send();
  });

  app.post("/_sandbox/tick", async (request, reply) => {
    if (!mayPull(request)) return reply.status(401).send();
    await tick();
    return reply.status(204).send();
  });
}

function readWanted(body: unknown): Wanted | undefined {
  try {
    const wanted: unknown = JSON.parse(String(body));
    return typeof wanted === "object" && wanted !== null ? wanted : undefined;
  } catch {
    return undefined;
  }
}
