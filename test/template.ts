import { createHash } from "node:crypto";
import { readMigrations } from "#server/platform/db/migrate.ts";

/** Another one for each state of the migrations. */
export function digestOfMigrations(): string {
  const checksums = readMigrations().map((migration) => migration.checksum);
  return createHash("sha256").update(checksums.join()).digest("hex").slice(0, 16);
}

/** Name of the migrated database that test databases are copied from. */
export const TEMPLATE = `shop_template_${digestOfMigrations()}`;
