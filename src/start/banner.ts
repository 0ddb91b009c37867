import type { OwnersSetting } from "#domain/shop/left-to-set.ts";
import type { KeepingSetting } from "#domain/shop/power-cut.ts";
import type { Administrator } from "#server/auth/ensure-administrator.ts";
import type { Config } from "#server/platform/config.ts";
import { PRODUCT_NAME } from "#server/platform/shop-facts.ts";

const TEST_CARDS = [
  ["Cards", "test mode, no card is ever charged"],
  ["", "4242 4242 4242 4242 pays"],
  ["", "4000 0000 0000 3220 asks the bank first"],
  ["", "4000 0000 0000 0002 is declined"],
];

type Opened = {
  address: string;
  administrator: Administrator;
  databaseRisks: readonly KeepingSetting[];
  leftToSet: readonly OwnersSetting[];
};

/** The last thing a start prints: where the shop is and how to get in. */
export function printBanner(
  config: Config,
  { address, administrator, databaseRisks, leftToSet }: Opened,
): void {
  const rows = [
    ["Address", address],
    ["Administrator", `${administrator.username}, ${passwordWords(administrator)}`],
    ["Sign in", `${address}/auth`],
    ...(config.STRIPE_SECRET_KEY ? [["Cards", "real payments through Stripe"]] : TEST_CARDS),
    ["Database", config.DATABASE_URL ? "PostgreSQL" : "embedded"],
    ["Data folder", config.DATA_DIR],
  ];
  if (leftToSet.length > 0)
    rows.push(
      ["Not set yet", leftToSet.join(", ")],
      [
        "",
        "the office says what each is for and where it is set; until then pages and letters leave it out",
      ],
    );
  if (config.SMTP_URL && leftToSet.includes("MAIL_FROM"))
    rows.push(["Mail", "letters have no sender that can be answered: set MAIL_FROM"]);
  const width = Math.max(...rows.map(([label = ""]) => label.length));
  const lines = rows.map(([label = "", value]) => `  ${label.padEnd(width)}  ${value}`);
  console.log(
    [
      "",
      `${config.SHOP_NAME ?? PRODUCT_NAME} is open.`,
      "",
      ...lines,
      "",
      ...warning(databaseRisks),
      "  Stop with Ctrl-C.",
      "",
    ].join("\n"),
  );
}

/** Loud: whoever takes real money should not find this out from a power cut. */
function warning(risks: readonly KeepingSetting[]): string[] {
  if (risks.length === 0) return [];
  const settings = risks.map((name) => `${name} = on`).join(", ");
  return [
    "  !!! WARNING: real cards on a database that does not survive a power cut.",
    "  !!! Bookings that customers have paid for can be lost.",
    `  !!! Set in PostgreSQL: ${settings}`,
    "",
  ];
}

/** A password is shown to a person at a terminal; in a log it would outlive its need. */
function passwordWords({ generatedPassword }: Administrator): string {
  if (!generatedPassword) return "with the password you chose";
  const { password, file } = generatedPassword;
  return process.stdout.isTTY ? `password ${password}` : `password in ${file}`;
}
