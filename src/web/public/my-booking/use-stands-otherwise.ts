import { useQueryClient } from "@tanstack/react-query";
import { ApiError, sentenceFor } from "#web/api/api-error.ts";
import { myBooking } from "#web/api/my-booking.ts";
import { toast } from "#web/ui/toast-store.ts";

const CLOSED: readonly string[] = [
  "own-page.too-late",
  "own-page.change-too-late",
  "own-page.change-called-off",
];

export const isClosed = (code: string | undefined) => code !== undefined && CLOSED.includes(code);

/**
 * For what can no longer be changed since the shop did something meanwhile: the page is read anew, and what was refused
 * is said over it, because the form goes away.
 */
export function useStandsOtherwise(token: string) {
  const client = useQueryClient();
  const tell = (sentence: string) => {
    toast({ title: "Det gick inte att ändra", description: sentence, variant: "destructive" });
    void client.invalidateQueries({ queryKey: myBooking(token).queryKey });
  };
  const tellRefused = (error: unknown) => {
    if (error instanceof ApiError && isClosed(error.code)) tell(sentenceFor(error));
  };
  return { tell, tellRefused };
}
