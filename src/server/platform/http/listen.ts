import { createServer } from "node:net";
import type { FastifyInstance } from "fastify";
import { StartProblem } from "#server/platform/start-problem.ts";

type Place = { HOST: string; PORT: number };

/** Whoever has to choose another port should hear it at once, and not after migrations and the demo. */
export async function expectFreePort({ HOST: host, PORT: port }: Place): Promise<void> {
  if (port === 0) return;
  const probe = createServer();
  try {
    await new Promise<void>((resolve, reject) => {
      probe.once("error", reject).listen({ host, port }, resolve);
    });
  } catch (error) {
    throw startProblem(error, { HOST: host, PORT: port });
  }
  await new Promise((resolve) => probe.close(resolve));
}

/** Answers the port, which the machine has chosen where none was given. */
export async function listen(app: FastifyInstance, place: Place): Promise<number> {
  try {
    await app.listen({ host: place.HOST, port: place.PORT });
    const address = app.server.address();
    return typeof address === "object" && address ? address.port : place.PORT;
  } catch (error) {
    throw startProblem(error, place);
  }
}

function startProblem(error: unknown, { HOST, PORT }: Place): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE")
    return new StartProblem(
      `Port ${PORT} is taken by another program. Stop it, or choose another with PORT.`,
    );
  if (code === "EACCES")
    return new StartProblem(
      `Port ${PORT} may not be opened by this user. Choose another with PORT.`,
    );
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartProblem(`HOST ${HOST} is not an address of this machine.`);
  return error;
}
