import { useMutation, useQueryClient } from "@tanstack/react-query";
import { bookingById } from "#contracts/bookings-calls.ts";
import type * as contract from "#contracts/coming-letters.ts";
import * as calls from "#contracts/coming-letters-calls.ts";
import type { DayLetter } from "#domain/shop/letter-words.ts";
import { query, send } from "./call.ts";
import { keyOf } from "./call-path.ts";
import { followLetter } from "./email-logs.ts";
import { HALF_A_MINUTE_MS, watchedEvery } from "./freshness.ts";

/** What leaves by itself; whatever is done to the booking may change it. */
export function comingLetters(bookingId: number) {
  return {
    ...query<typeof contract.comingLetters>(calls.comingLetters, { params: { id: bookingId } }),
    ...watchedEvery(HALF_A_MINUTE_MS),
  };
}

export type LetterDeed = "stop" | "resume" | "send";

function act(deed: LetterDeed, params: { id: number; type: DayLetter }) {
  if (deed === "stop") return send<typeof contract.stopLetter>(calls.stopLetter, { params });
  return deed === "resume"
    ? send<typeof contract.resumeLetter>(calls.resumeLetter, { params })
    : send<typeof contract.sendLetterNow>(calls.sendLetterNow, { params });
}

/** Also a refusal tells that something is another by now. */
export function useDecideLetter(bookingId: number) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ deed, type }: { deed: LetterDeed; type: DayLetter }) =>
      act(deed, { id: bookingId, type }),
    onSuccess: (answer, { deed }) => {
      client.setQueryData(comingLetters(bookingId).queryKey, answer);
      if (deed === "send") void followLetter(client, bookingId);
    },
    // Not waited for: that it is done is told at once, before whoever pressed presses something else.
    onSettled: () => {
      void client.invalidateQueries({
        queryKey: keyOf(bookingById, { params: { id: bookingId } }),
      });
    },
  });
}
