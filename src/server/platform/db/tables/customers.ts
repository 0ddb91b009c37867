import { integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { CUSTOMER_KEY_KINDS } from "#domain/bookings/customer-keys.ts";
import { instant } from "./columns.ts";

/** What staff have written about a person. All else that is known of them stands in their bookings. */
export const customers = pgTable("customers", {
  id: uuid().primaryKey(),
  notes: text().notNull(),
  updatedBy: integer(),
  updatedAt: instant().notNull(),
});

/** What that person is known by; the database forgets those whose bookings are all gone. */
export const customerKeys = pgTable(
  "customer_keys",
  {
    kind: text({ enum: CUSTOMER_KEY_KINDS }).notNull(),
    key: text().notNull(),
    customerId: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.key] })],
);
