/** What is one line stays one: whatever breaks it, or cannot be seen, becomes a space. */
export function oneLine(text: string): string {
  return text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\s]+/gu, " ").trim();
}
