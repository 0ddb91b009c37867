import { connect } from "node:net";
import { expect, test } from "vitest";
import { createServer } from "#server/platform/http/create-server.ts";
import { atFileEnd } from "#test/file-end.ts";
import { createSandbox } from "../../sandbox/server.ts";
import { passOnToSandbox } from "../../src/start/sandbox-mount.ts";

async function openShop() {
  const sandbox = await createSandbox();
  const app = await createServer({ baseUrl: undefined, trustProxy: false, logLevel: "silent" });
  await passOnToSandbox(app, "/sandbox/stripe", await sandbox.listen());
  await app.listen({ port: 0, host: "127.0.0.1" });
  atFileEnd(async () => {
    await app.close();
    await sandbox.close();
  });
  const address = app.server.address();
  return typeof address === "object" && address ? address.port : 0;
}

/** As it is written, which no client library would do. */
function statusOf(port: number, target: string): Promise<string | undefined> {
  return new Promise((resolve, reject) => {
    const socket = connect(port, "127.0.0.1", () =>
      socket.write(`GET ${target} HTTP/1.1\r\nHost: norrvidd.se\r\nConnection: close\r\n\r\n`),
    );
    let answer = "";
    socket.on("data", (part) => (answer += String(part)));
    socket.on("end", () => resolve(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]));
    socket.on("error", reject);
  });
}

test("the card form's script is found however its address is written", async () => {
  const port = await openShop();
  for (const target of [
    "/sandbox/stripe/stripe.js",
    "/%73andbox/stripe/stripe.js",
    "/sandbox/%73tripe/stripe%2Ejs",
    "http://norrvidd.se/sandbox/stripe/stripe.js",
    "http://a.very.much.longer.host.example:8080/sandbox/stripe/stripe.js?v=1",
  ])
    expect(await statusOf(port, target), target).toBe("200");
  for (const target of ["/sandbox/stripe/%00", "/sandbox/stripe//x", "/sandbox/stripe/%2e%2e/x"])
    expect(await statusOf(port, target), target).toBe("404");
  expect(await statusOf(port, "/sandbox/stripe/%")).toBe("400");
});
