import { newId } from "./random-ids.ts";

export const API_VERSION = "2026-10-28.endive";

/** Which request caused an event; time causes some by itself. */
export type Cause = { id: string | null; idempotency_key: string | null };

export type Event = ReturnType<typeof newEvent>;

export type NewEvent = {
  type: string;
  object: object;
  previous?: object | undefined;
  now: number;
  cause: Cause;
};

export function newEvent({ type, object, previous, now, cause }: NewEvent) {
  return {
    id: newId("evt"),
    object: "event" as const,
    api_version: API_VERSION,
    created: now,
    data: previous === undefined ? { object } : { object, previous_attributes: previous },
    livemode: false,
    pending_webhooks: 1,
    request: cause,
    type,
  };
}

/** The old values of what changed, as `previous_attributes` tells them. */
export function previousAttributes<T extends object>(before: T, after: T): Partial<T> {
  const changed = (Object.keys(before) as (keyof T)[]).filter(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
  return Object.fromEntries(changed.map((name) => [name, before[name]])) as Partial<T>;
}
