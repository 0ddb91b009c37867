import { createHash } from "node:crypto";
import { readFile, readdir } from "node:fs/promises";
import { extname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { FastifyInstance } from "fastify";

/** Beside this file; code that was bundled lies elsewhere and says where the folder is. */
const BESIDE = fileURLToPath(new URL("browser/", import.meta.url));

const TYPES: Record<string, string> = {
  ".js": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
};

/** Serves the browser's side as it lies in its folder; a browser asks each time and mostly hears 304. */
export async function addBrowserFiles(app: FastifyInstance, folder = BESIDE): Promise<void> {
  const names = (await readdir(folder)).filter((name) => extname(name) in TYPES);
  await Promise.all(names.map((name) => addFile(app, folder, name)));
}

async function addFile(app: FastifyInstance, folder: string, name: string): Promise<void> {
  const content = await readFile(join(folder, name), "utf8");
  const etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 22)}"`;
  app.get(`/${name}`, async (request, reply) => {
    reply
      .header("etag", etag)
      .header("cache-control", "no-cache")
      .header("x-content-type-options", "nosniff");
    if (request.headers["if-none-match"] === etag) return reply.status(304).send();
    return reply.type(TYPES[extname(name)] ?? "").send(content);
  });
}
