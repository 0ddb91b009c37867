import { QueryClient, type QueryKey } from "@tanstack/react-query";
import { expect, test, vi } from "vitest";
import { emailsOfBooking, followLetter } from "./email-logs.ts";

async function following(letterComesAt: number): Promise<{ asked: number; letters: unknown }> {
  vi.useFakeTimers();
  const client = new QueryClient();
  const queryKey: QueryKey = emailsOfBooking(7).queryKey;
  client.setQueryData(queryKey, []);
  let asked = 0;
  vi.spyOn(client, "invalidateQueries").mockImplementation(async () => {
    asked += 1;
    if (asked >= letterComesAt) client.setQueryData(queryKey, [{ id: 1 }]);
  });
  void followLetter(client, 7);
  await vi.advanceTimersByTimeAsync(120_000);
  vi.useRealTimers();
  return { asked, letters: client.getQueryData(queryKey) };
}

test("a letter that was asked for comes into the history by itself, and then nothing is asked any more", async () => {
  expect(await following(3)).toEqual({ asked: 3, letters: [{ id: 1 }] });
});

test("one that does not leave is given up", async () => {
  expect((await following(1000)).asked).toBe(10);
});
