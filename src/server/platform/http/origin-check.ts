import type { FastifyRequest } from "fastify";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A write must come from the shop's own pages: those at its one address where that is set, else those at
 * the address that was called, which a caller may choose. Browsers say where a write comes from; a caller
 * that says nothing is no browser and carries nobody's cookie by accident.
 */
export function isForeignWrite(request: FastifyRequest, baseUrl: string | undefined): boolean {
  if (READS.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  const own = baseUrl ? new URL(baseUrl).origin : `${request.protocol}://${request.host}`;
  return origin !== own;
}
