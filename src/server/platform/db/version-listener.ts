import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { LISTENER_NAME } from "#server/platform/db/connection-names.ts";
import { READ_VERSION, VERSION_CHANNEL, type Hear } from "./public-version.ts";

const CONFIRM_EVERY_MS = 400;
const ANSWER_WITHIN_MS = 2000;

/**
 * A connection of its own that hears of every new version and asks again and again, so that nothing is
 * trusted that it could not have heard of. One that is cut or says nothing is replaced.
 */
export function listenForVersions(connectionString: string, hear: Hear): () => Promise<void> {
  const stopping = new AbortController();
  const running = (async () => {
    while (!stopping.signal.aborted) {
      await listenOnce(connectionString, hear, stopping.signal).catch(() => {});
      await pause(stopping.signal);
    }
  })();
  return async () => {
    stopping.abort();
    await running;
  };
}

/** Until the connection fails or the shop stops. */
async function listenOnce(
  connectionString: string,
  hear: Hear,
  stopping: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString,
    connectionTimeoutMillis: ANSWER_WITHIN_MS,
    query_timeout: ANSWER_WITHIN_MS,
    application_name: LISTENER_NAME,
  });
  // The question under way fails with it; unheard, this would end the shop.
  client.on("error", () => {});
  client.on("notification", ({ payload }) => hear.told(Number(payload)));
  try {
    await client.connect();
    await client.query(`listen ${VERSION_CHANNEL}`);
    while (!stopping.aborted) {
      const { rows } = await client.query<{ version: string }>(READ_VERSION);
      hear.confirmed(Number(rows[0]?.version));
      await pause(stopping);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

async function pause(stopping: AbortSignal): Promise<void> {
  await sleep(CONFIRM_EVERY_MS, undefined, { signal: stopping }).catch(() => {});
}
