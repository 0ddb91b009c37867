import { openDB, type DBSchema, type IDBPDatabase } from "idb";
import { KEPT_NAMES, KEY_OF, type KeptName, type KeptThings } from "./kept.ts";
import type { Place } from "./kept-shelf.ts";

const NAME = "norrvidd-hand-over";
const VERSION = 1;

type Schema = DBSchema & {
  [Name in KeptName]: { key: string; value: KeptThings[Name]; indexes: { userId: number } };
};

/** Undefined where the browser gives no room, as some do in a private window. */
export async function openPlace(): Promise<Place | undefined> {
  try {
    return placeOf(await open());
  } catch {
    return undefined;
  }
}

function open(): Promise<IDBPDatabase<Schema>> {
  return openDB<Schema>(NAME, VERSION, {
    upgrade(database) {
      for (const name of KEPT_NAMES)
        database.createObjectStore(name).createIndex("userId", "userId");
    },
    // A newer page wants it in another shape: this one lets go, and is loaded anew with the next step.
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
}

function placeOf(database: IDBPDatabase<Schema>): Place {
  return {
    // Typed by name at the call; the library's own types do not follow a name that is chosen later.
    get: async (name, key) => (await database.get(name, key)) as never,
    all: async (name, userId) =>
      (await database.getAllFromIndex(name, "userId", userId as never)) as never,
    put: async (name, one) => {
      await database.put(name, one, KEY_OF[name](one));
    },
    change: async (name, key, changing) => {
      const { store, done } = database.transaction(name, "readwrite");
      const changeIt = async () => {
        const one = await store.get(key);
        if (one) await store.put(changing(one as never), key);
      };
      await Promise.all([changeIt(), done]);
    },
    remove: (name, key) => database.delete(name, key),
  };
}
