import { expect, test } from "vitest";
import { switchedOff } from "./power-cut.ts";

const SAFE = { fsync: "on", synchronous_commit: "on" };

test("real cards on a database that may forget after a power cut are warned of", () => {
  expect(switchedOff({ ...SAFE, fsync: "off" }, { isTest: false })).toEqual(["fsync"]);
  expect(switchedOff({ fsync: "off", synchronous_commit: "off" }, { isTest: false })).toEqual([
    "fsync",
    "synchronous_commit",
  ]);
});

test("neither test cards nor a database that keeps everything are warned of", () => {
  expect(switchedOff({ fsync: "off", synchronous_commit: "off" }, { isTest: true })).toEqual([]);
  expect(switchedOff(SAFE, { isTest: false })).toEqual([]);
  // Waits for a second server, or only for its own disk: kept in each case.
  for (const kept of ["local", "remote_write", "remote_apply"])
    expect(switchedOff({ ...SAFE, synchronous_commit: kept }, { isTest: false })).toEqual([]);
});
