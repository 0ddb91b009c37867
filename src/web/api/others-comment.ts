import { ApiError } from "./api-error.ts";

/** The comment for whose sake another was refused, if that is what happened. */
export function othersComment(error: unknown): string | undefined {
  const isOthers = error instanceof ApiError && error.code === "booking.comment-changed";
  return isOthers ? error.notes : undefined;
}
