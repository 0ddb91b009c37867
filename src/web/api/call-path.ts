import type { QueryKey } from "@tanstack/react-query";
import type { Address, PathParams } from "#contracts/address.ts";

type Text = string | number;

/** What a path is filled with, and what is asked after it. */
export type Filling<Params = Record<string, Text>> = {
  params?: Params;
  query?: Record<string, Text | undefined>;
};

type Needed<A extends Address> =
  object extends PathParams<A>
    ? [filling?: Filling<PathParams<A>>]
    : [filling: Filling & { params: PathParams<A> }];

/**
 * An address, filled, as the key of a query: its path part by part, so that everything under a path is found by the
 * path's own key, and last what is asked of it.
 */
export function keyOf<A extends Address>({ path }: A, ...[filling]: Needed<A>): string[] {
  const { params = {}, query = {} }: Filling = filling ?? {};
  const filled = path.replaceAll(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ""),
  );
  const asked = Object.entries(query).flatMap(([name, value]) =>
    value === undefined ? [] : [[name, String(value)]],
  );
  const key = filled.split("/");
  return asked.length > 0 ? [...key, `?${String(new URLSearchParams(asked))}`] : key;
}

/** The parts of a key joined by slashes are the address that is asked. */
export function pathOfKey(key: QueryKey): string {
  return key
    .join("/")
    .replaceAll(/\/{2,}/g, "/")
    .replace("/?", "?");
}

/** The address as the browser asks it, also where it opens a file or a page by itself. */
export function pathOf<A extends Address>(address: A, ...filling: Needed<A>): string {
  return pathOfKey(keyOf(address, ...filling));
}
