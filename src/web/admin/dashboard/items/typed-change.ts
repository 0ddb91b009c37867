/** A change as people type it: `5`, `2,5 %`, `−200 kr`; nothing where it is none. */
export function readChange(typed: string): number | undefined {
  const bare = typed
    .replaceAll(/\s|%|kr$/gi, "")
    .replace("−", "-")
    .replace(",", ".");
  return /^[-+]?\d{1,15}(\.\d{1,3})?$/.test(bare) ? Number(bare) : undefined;
}

export const CHANGE_UNREADABLE = "Skriv ett tal, till exempel 5 eller −2,5.";
