import { spawn } from "node:child_process";
import { join } from "node:path";
import { projectRoot } from "#server/platform/project-root.ts";

export const SANDBOX_KEYS = {
  STRIPE_SECRET_KEY: "sk_sandbox_of_its_own",
  STRIPE_PUBLISHABLE_KEY: "pk_sandbox_of_its_own",
  STRIPE_WEBHOOK_SECRET: "whsec_of_its_own",
};

/** The card sandbox as a process of its own, which lives on when the shop is killed. */
export async function startSandbox(
  deliverTo: string,
  { state, clockStart }: { state?: string; clockStart?: string } = {},
) {
  const child = spawn(
    process.execPath,
    [
      join(projectRoot(), "node_modules", "tsx", "dist", "cli.mjs"),
      "sandbox/main.ts",
      "--with-parent",
      "--secret-key",
      SANDBOX_KEYS.STRIPE_SECRET_KEY,
      "--webhook-secret",
      SANDBOX_KEYS.STRIPE_WEBHOOK_SECRET,
      "--deliver-to",
      deliverTo,
      ...(state === undefined ? [] : ["--state", state]),
      ...(clockStart === undefined ? [] : ["--clock-start", clockStart]),
    ],
    { cwd: projectRoot(), stdio: ["pipe", "pipe", "inherit"] },
  );
  const url = await new Promise<string>((resolve, reject) => {
    child.stdout.once("data", (line: Buffer) =>
      resolve((JSON.parse(line.toString()) as { url: string }).url),
    );
    child.once("exit", (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });
  return {
    url,
    stop: () =>
      new Promise<void>((resolve) => {
        child.once("exit", () => resolve());
        child.kill("SIGTERM");
      }),
  };
}
