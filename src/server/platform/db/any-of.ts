import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/** One value however many numbers there are, where `inArray` would send each by itself. */
export function anyOf(column: SQLWrapper, numbers: readonly number[]): SQL {
  return sql`${column} = any(${`{${numbers.join(",")}}`}::integer[])`;
}
