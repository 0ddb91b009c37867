type Read = { ok: true; value: number | null } | { ok: false; problem: string };

/** A whole number as people type it, `1 895 kr` included; null when nothing is there. */
export function readWhole(typed: string): Read {
  const bare = typed.replaceAll(/\s|kr$/gi, "");
  if (bare === "") return { ok: true, value: null };
  if (!/^[-−]?\d{1,15}$/.test(bare)) return { ok: false, problem: "Måste vara ett heltal" };
  const value = Number(bare.replace("−", "-"));
  return value < 0 ? { ok: false, problem: "Måste vara minst 0" } : { ok: true, value };
}

/** The same with a decimal, by comma or point: `6,5`. */
export function readDecimal(typed: string): Read {
  const bare = typed.replaceAll(/\s|kg$/gi, "");
  if (bare === "") return { ok: true, value: null };
  if (/^[-−]\d/.test(bare)) return { ok: false, problem: "Kan inte vara mindre än 0" };
  if (!/^\d{1,9}(?:[.,]\d+)?$/.test(bare))
    return { ok: false, problem: "Måste vara ett tal, till exempel 6,5" };
  return { ok: true, value: Number(bare.replace(",", ".")) };
}

/** A time as clocks show it, from how people type it in a hurry: `9`, `930`, `9.30` or `kl 9`. */
export function tidyTime(typed: string): string {
  const parts = /^\s*(?:kl\.?\s*)?(\d{1,2})(?:[:.,\s]?(\d{2}))?\s*$/i.exec(typed);
  if (!parts) return typed.trim();
  const [, hours = "", minutes = "00"] = parts;
  return `${hours.padStart(2, "0")}:${minutes}`;
}

/** What is one line to its readers, even where several were pasted. */
export function oneLine(typed: string): string {
  return typed.replaceAll(/\s*\n\s*/g, " ");
}
