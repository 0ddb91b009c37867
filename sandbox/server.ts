import { addBrowserFiles } from "./browser-files.ts";
import { addChallengeRoutes } from "./challenge-routes.ts";
import { customerEndpoints } from "./customer-endpoints.ts";
import { disputeEndpoints } from "./dispute-endpoints.ts";
import { addFaultRoutes } from "./fault-routes.ts";
import type { Faults } from "./faults.ts";
import { addEndpoint, createHttpServer } from "./http-server.ts";
import { intentEndpoints } from "./intent-endpoints.ts";
import { otherEndpoints } from "./other-endpoints.ts";
import { inBackground, openProvider } from "./provider.ts";

export type SandboxOptions = {
  /** The shop's clock; by default the machine's. */
  now?: () => Date;
  /** Folder for the journal; without it everything is forgotten at the end. */
  stateDir?: string;
  secretKey?: string;
  webhookSecret?: string;
  /** Prefix under which a browser reaches the sandbox, for the address of the bank's page. */
  publicBase?: string;
  /** Whom the bank's page names as the receiver of the payment. */
  shopName?: string;
  /** Where the browser's files lie; by default beside the code. */
  browserDir?: string;
};

export type Sandbox = {
  secretKey: string;
  webhookSecret: string;
  /** Loopback only; answers the address. */
  listen(port?: number): Promise<string>;
  /** From now on events go there, those nobody has heard of yet included. */
  deliverTo(webhookUrl: string): void;
  setPublicBase(url: string): void;
  faults: Faults;
  /** Does what time has made due. Also happens by itself. */
  tick(): Promise<void>;
  close(): Promise<void>;
};

const TICK = 250;
const ENDPOINTS = [
  ...intentEndpoints,
  ...customerEndpoints,
  ...disputeEndpoints,
  ...otherEndpoints,
];

export async function createSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  let { publicBase } = options;
  let address = "http://127.0.0.1";
  const { desk, faults, postman, webhookSecret, tick } = openProvider({
    now: options.now ?? (() => new Date()),
    stateDir: options.stateDir,
    secretKey: options.secretKey,
    webhookSecret: options.webhookSecret,
    publicBase: () => (publicBase ?? address).replace(/\/+$/, ""),
  });
  const { secretKey } = desk;

  const app = createHttpServer();
  for (const endpoint of ENDPOINTS) addEndpoint(app, endpoint, { desk, faults });
  addChallengeRoutes(app, desk, options.shopName ?? "butiken");
  addFaultRoutes(app, { secretKey, faults, tick });
  await addBrowserFiles(app, options.browserDir);
  const timer = setInterval(() => inBackground(tick()), TICK).unref();

  return {
    secretKey,
    webhookSecret,
    async listen(port = 0) {
      address = await app.listen({ port, host: "127.0.0.1" });
      return address;
    },
    deliverTo(url) {
      postman.deliverTo(url);
      inBackground(postman.run());
    },
    setPublicBase: (url) => void (publicBase = url),
    faults,
    tick,
    async close() {
      clearInterval(timer);
      await app.close();
      await postman.close();
      desk.store.close();
    },
  };
}
