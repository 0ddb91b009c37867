/** What was written about two people who turn out to be one, the oldest first, and nothing twice. */
export function joinedComments(comments: readonly string[]): string {
  return [...new Set(comments)].filter((one) => one.trim() !== "").join("\n\n");
}
