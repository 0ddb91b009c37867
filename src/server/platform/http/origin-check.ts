import type { FastifyRequest } from "fastify";

const READS = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * A write must come from the shop's own pages. Browsers say where a write comes from; a caller
 * that says nothing is no browser and carries nobody's cookie by accident.
 */
export function isForeignWrite(request: FastifyRequest, baseUrl: string | undefined): boolean {
  if (READS.has(request.method)) return false;
  const { origin } = request.headers;
  if (origin === undefined) return request.headers["sec-fetch-site"] === "cross-site";
  const own = [`${request.protocol}://${request.host}`];
  if (baseUrl !== undefined) own.push(new URL(baseUrl).origin);
  return !own.includes(origin);
}
