import { parseArgs } from "node:util";
import { createSandbox } from "./server.ts";

/** The sandbox as a process of its own, so that the shop can die and its provider live on. */
const { values } = parseArgs({
  options: {
    port: { type: "string", default: "0" },
    state: { type: "string" },
    "secret-key": { type: "string" },
    "webhook-secret": { type: "string" },
    "deliver-to": { type: "string" },
    "public-base": { type: "string" },
    "shop-name": { type: "string" },
    "clock-start": { type: "string" },
    "with-parent": { type: "boolean", default: false },
  },
});

const startedAt = Date.now();
const clockStart =
  values["clock-start"] === undefined ? startedAt : Date.parse(values["clock-start"]);
if (Number.isNaN(clockStart))
  throw new Error("--clock-start takes an instant, e.g. 2027-06-01T08:00:00Z");

const sandbox = await createSandbox({
  now: () => new Date(clockStart + Date.now() - startedAt),
  ...(values.state === undefined ? {} : { stateDir: values.state }),
  ...(values["secret-key"] === undefined ? {} : { secretKey: values["secret-key"] }),
  ...(values["webhook-secret"] === undefined ? {} : { webhookSecret: values["webhook-secret"] }),
  ...(values["public-base"] === undefined ? {} : { publicBase: values["public-base"] }),
  ...(values["shop-name"] === undefined ? {} : { shopName: values["shop-name"] }),
});

let ending = false;
function end(): void {
  if (ending) return;
  ending = true;
  void sandbox.close().then(() => process.exit(0));
}

process.on("SIGTERM", end);
process.on("SIGINT", end);
if (values["with-parent"]) {
  // Both close when the parent is gone, however it went.
  process.on("disconnect", end);
  process.stdin.on("end", end).on("close", end).resume();
}

const url = await sandbox.listen(Number(values.port));
if (values["deliver-to"] !== undefined) sandbox.deliverTo(values["deliver-to"]);
process.stdout.write(`${JSON.stringify({ url })}\n`);
