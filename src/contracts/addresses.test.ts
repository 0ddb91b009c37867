import { expect, test } from "vitest";
import { z } from "zod";
import type { Address } from "#contracts/address.ts";
import type { Endpoint } from "#contracts/endpoint.ts";

const FILES = import.meta.glob<Record<string, unknown>>(["./*.ts", "!./*.test.ts"], {
  eager: true,
});
const CALLS = "-calls.ts";
const ADDRESS_PARTS = ["method", "path", "isPlainText", "nullOn"] as const;

function isEndpoint(value: unknown): value is Endpoint {
  return typeof value === "object" && value !== null && "access" in value && "path" in value;
}

/** By the file they stand in and their name there: `catalog itemById`. */
const contracts = new Map<string, Endpoint>();
const addresses = new Map<string, Address>();
for (const [file, exported] of Object.entries(FILES))
  for (const [name, value] of Object.entries(exported))
    if (file.endsWith(CALLS))
      addresses.set(`${file.slice(2, -CALLS.length)} ${name}`, value as Address);
    else if (isEndpoint(value)) contracts.set(`${file.slice(2, -".ts".length)} ${name}`, value);

test("every contract has its address beside it, and every address its contract", () => {
  expect(contracts.size).toBeGreaterThan(80);
  expect([...addresses.keys()].toSorted()).toEqual([...contracts.keys()].toSorted());
});

test("a contract goes where its address says, and an address says nothing else", () => {
  for (const [name, contract] of contracts) {
    const parts = ADDRESS_PARTS.flatMap((part) =>
      contract[part] === undefined ? [] : [[part, contract[part]]],
    );
    expect(addresses.get(name), name).toEqual(Object.fromEntries(parts));
  }
});

test("no two contracts share an address", () => {
  const asked = [...addresses.values()].map(
    ({ method, path }) => `${method} ${path.replaceAll(/:\w+/g, ":")}`,
  );
  expect(asked.toSorted()).toEqual([...new Set(asked)].toSorted());
});

test("what stands in a path is what its contract reads from it", () => {
  for (const [name, { path, params }] of contracts) {
    const placeholders = [...path.matchAll(/:(\w+)/g)].map(([, placeholder]) => placeholder);
    const read = params instanceof z.ZodObject ? Object.keys(params.shape) : [];
    expect(read, name).toEqual(placeholders);
  }
});
