/** What PostgreSQL calls the settings without which a power cut takes what it has already confirmed. */
export const KEEPING_SETTINGS = ["fsync", "synchronous_commit"] as const;

export type KeepingSetting = (typeof KEEPING_SETTINGS)[number];

/** Those that are switched off while customers pay with real money; a shop in test mode may lose what it likes. */
export function switchedOff(
  given: Record<KeepingSetting, string>,
  { isTest }: { isTest: boolean },
): KeepingSetting[] {
  return isTest ? [] : KEEPING_SETTINGS.filter((name) => given[name] === "off");
}
