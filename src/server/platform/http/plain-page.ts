import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";

const STYLE =
  "body{background:#f8f6f1;color:#1c2b27;font:1.0625rem/1.6 system-ui,sans-serif;margin:0}" +
  "main{margin:auto;max-width:34rem;padding:20vh 1.5rem}a{color:#2f6f8f}";
const POLICY = `default-src 'none'; style-src 'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;

/** For when the pages themselves cannot be rendered: one sentence and the way back, without any of their code. */
export function sendPlainPage(reply: FastifyReply, status: number, sentence: string): FastifyReply {
  return reply
    .status(status)
    .header("cache-control", "no-store")
    .header("content-security-policy", POLICY)
    .type("text/html; charset=utf-8")
    .send(
      `<!doctype html><html lang="sv"><head><meta charset="utf-8"><title>Något gick fel</title>` +
        `<meta name="viewport" content="width=device-width, initial-scale=1"><style>${STYLE}</style></head>` +
        `<body><main><h1>Något gick fel</h1><p>${sentence}</p>` +
        `<p><a href="/">Till startsidan</a></p></main></body></html>`,
    );
}
