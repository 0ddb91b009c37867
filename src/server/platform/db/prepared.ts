import type { Db } from "#server/platform/db/database.ts";

/**
 * Keeps a prepared query with the database or transaction it was built for. PostgreSQL reads and
 * plans a named one once a connection instead of at every call. The name belongs to one text only.
 */
export function prepared<Query>(build: (db: Db) => Query): (db: Db) => Query {
  const built = new WeakMap<Db, Query>();
  return (db) => {
    const known = built.get(db);
    if (known !== undefined) return known;
    const query = build(db);
    built.set(db, query);
    return query;
  };
}
