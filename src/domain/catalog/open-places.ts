/** What an agreement leaves open, in brackets, each once and in its order: `[21]`. */
export function openPlaces(content: string): string[] {
  return [...new Set(content.match(/\[[^[\]]+\]/g))];
}
