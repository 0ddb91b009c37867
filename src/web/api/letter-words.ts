import { keepPreviousData, useMutation } from "@tanstack/react-query";
import type * as contract from "#contracts/letter-words.ts";
import * as calls from "#contracts/letter-words-calls.ts";
import type { EditableLetter, LetterWords } from "#domain/shop/letter-words.ts";
import { query, send } from "./call.ts";

/** The letter with these words. The last one stands until the next has come. */
export function letterPreview(type: EditableLetter, body: LetterWords) {
  return {
    ...query<typeof contract.previewLetter>(calls.previewLetter, { params: { type }, body }),
    placeholderData: keepPreviousData,
  };
}

export function useSendLetterAsTest(type: EditableLetter) {
  return useMutation({
    mutationFn: (body: LetterWords & { to: string }) =>
      send<typeof contract.sendLetterAsTest>(calls.sendLetterAsTest, { params: { type }, body }),
  });
}
