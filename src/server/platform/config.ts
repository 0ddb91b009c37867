import { existsSync, readFileSync } from "node:fs";
import { resolve } from "node:path";
import { parseEnv } from "node:util";
import { z } from "zod";
import { DEMO_COMPANY } from "#server/platform/demo-company.ts";
import { StartProblem } from "#server/platform/start-problem.ts";

type Environment = Record<string, string | undefined>;

const flag = z.enum(["true", "false"], "true or false").transform((value) => value === "true");
const PLAIN_HOST = /^(?:[\w.-]+|\[[\da-f:.]+\])$/i;
const webAddress = z
  .url({ protocol: /^https?$/, error: "an address that begins with http:// or https://" })
  .refine(
    (text) => !URL.canParse(text) || PLAIN_HOST.test(new URL(text).hostname),
    // It may come to stand in the pages' content security policy.
    "an address whose host is a plain name, like https://norrvidd.se",
  );
const origin = webAddress
  .transform((text) => new URL(text))
  .refine(
    ({ pathname, search, hash, username }) => pathname === "/" && !search && !hash && !username,
    "a scheme and a host only, like https://norrvidd.se",
  )
  .transform((url) => url.origin);
const words = z.string("a text");
const email = z.email("an e-mail address");

const SCHEMA = z.object({
  PORT: z
    .string()
    .regex(/^\d+$/, "a number from 0 to 65535")
    .transform(Number)
    .pipe(z.number().max(65_535))
    .default(3000),
  HOST: words.default("127.0.0.1"),
  BASE_URL: origin.optional(),
  DATA_DIR: words.default("./data"),
  DATABASE_URL: z
    .url({
      protocol: /^postgres(ql)?$/,
      error: "an address like postgres://user:password@host:5432/shop",
    })
    .optional(),
  DEMO: flag.optional(),
  ADMIN_USERNAME: words.max(100, "at most 100 characters").default("admin"),
  ADMIN_PASSWORD: words
    .min(8, "at least 8 characters")
    .max(200, "at most 200 characters")
    .optional(),
  STRIPE_SECRET_KEY: words.regex(/^(sk|rk)_/, "a key that begins with sk_ or rk_").optional(),
  STRIPE_PUBLISHABLE_KEY: words.regex(/^pk_/, "a key that begins with pk_").optional(),
  STRIPE_WEBHOOK_SECRET: words.regex(/^whsec_/, "a secret that begins with whsec_").optional(),
  STRIPE_API_BASE: webAddress.optional(),
  SMTP_URL: z
    .url({ protocol: /^smtps?$/, error: "an address like smtp://user:password@host:587" })
    .optional(),
  MAIL_FROM: email.optional(),
  SHOP_EMAIL: email.optional(),
  SHOP_NAME: words.max(60, "at most 60 characters").optional(),
  SHOP_AREA: words.max(60, "at most 60 characters").optional(),
  COMPANY_NAME: words.optional(),
  COMPANY_ORGNR: words.regex(/^\d{6}-?\d{4}$/, "ten digits, like 556000-0000").optional(),
  COMPANY_ADDRESS: words.optional(),
  COMPANY_PHONE: words.optional(),
  COMPANY_EMAIL: email.optional(),
  COMPANY_HOURS: words.optional(),
  PICKUP_MAP_URL: webAddress.optional(),
  HERO_IMAGE_URL: z
    .union(
      [z.string().regex(/^\/(?!\/)/), webAddress],
      "a path that begins with / or a web address",
    )
    .optional(),
  CHAT_PROVIDER: z.enum(["chatwoot", "crisp", "tawk"], "chatwoot, crisp or tawk").optional(),
  CHAT_ID: words.optional(),
  CHAT_URL: webAddress.optional(),
  TRUST_PROXY: flag.default(false),
  WORKERS: z
    .string()
    .regex(/^[1-9]\d?$/, "a number from 1 to 99")
    .transform(Number)
    .default(1),
  RATE_LIMIT_FACTOR: z.coerce.number("a number above 0").positive().default(1),
  CLOCK_START: z.iso
    .datetime({ offset: true, error: "an instant like 2026-06-01T12:00:00Z" })
    .transform((instant) => new Date(instant))
    .optional(),
  LOG_LEVEL: z
    .enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "fatal, error, warn, info, debug, trace or silent",
    )
    .optional(),
});

export type Config = ReturnType<typeof readConfig>;

/** The environment, with what a `.env` file in the folder adds; the environment wins. */
export function loadEnvironment(folder: string, environment: Environment): Environment {
  const file = resolve(folder, ".env");
  if (!existsSync(file)) return environment;
  return { ...parseEnv(readEnvFile(file)), ...environment };
}

function readEnvFile(file: string): string {
  let text: string;
  try {
    text = readFileSync(file, "utf8");
  } catch {
    throw new StartProblem(`The file ${file} cannot be read.`);
  }
  if (text.includes("\u0000")) throw new StartProblem(`The file ${file} must be saved as UTF-8.`);
  return text.replace(/^\uFEFF/, "");
}

export function readConfig(environment: Environment) {
  const given = Object.fromEntries(
    Object.keys(SCHEMA.shape)
      .map((name) => [name, environment[name]?.trim()] as const)
      .filter(([, value]) => value !== undefined && value !== ""),
  );
  const parsed = SCHEMA.safeParse(given);
  if (!parsed.success) throw new StartProblem(explain(parsed.error));
  const values = parsed.data;

  const stripeKeys = [
    values.STRIPE_SECRET_KEY,
    values.STRIPE_PUBLISHABLE_KEY,
    values.STRIPE_WEBHOOK_SECRET,
  ];
  const hasStripe = stripeKeys.some(Boolean);
  if (hasStripe && !stripeKeys.every(Boolean))
    throw new StartProblem(
      "STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET belong together: set all three or none.",
    );
  // The sandbox as a process of its own is no real provider.
  if (values.CLOCK_START && hasStripe && !values.STRIPE_SECRET_KEY?.startsWith("sk_sandbox_"))
    throw new StartProblem(
      "CLOCK_START moves the shop's clock and is refused together with a real Stripe key.",
    );
  if (values.WORKERS > 1 && !values.DATABASE_URL)
    throw new StartProblem(
      "WORKERS above 1 needs DATABASE_URL: the embedded database bears a single process.",
    );
  if (values.CHAT_PROVIDER && !values.CHAT_ID)
    throw new StartProblem("CHAT_PROVIDER needs CHAT_ID: the id the chat provider gave the shop.");

  const isDemo = values.DEMO ?? !(values.DATABASE_URL || hasStripe);
  return {
    ...(isDemo ? DEMO_COMPANY : {}),
    ...values,
    DATA_DIR: resolve(values.DATA_DIR),
    DEMO: isDemo,
  };
}

function explain(error: z.ZodError): string {
  const issue = error.issues[0];
  const name = String(issue?.path[0] ?? "The configuration");
  const takes =
    issue?.code === "invalid_type" || issue?.code === "too_small" || issue?.code === "too_big"
      ? (RANGES[name] ?? issue.message)
      : issue?.message;
  return `${name} has a value that cannot be used: it takes ${takes}.`;
}

const RANGES: Record<string, string> = {
  PORT: "a number from 0 to 65535",
  RATE_LIMIT_FACTOR: "a number above 0",
};
