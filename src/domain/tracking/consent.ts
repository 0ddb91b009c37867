import { addDays, isLocalDate, type LocalDate } from "#domain/dates/local-date.ts";
import type { ChatProvider, TrackingSettings } from "./tracking-settings.ts";

/** A tool that stores or reads something on the visitor's device, and therefore has to ask first. */
export type AskingTool = "facebook" | "google" | ChatProvider;

export const PURPOSES = ["marketing", "chat"] as const;
export type Purpose = (typeof PURPOSES)[number];

/** What a visitor chose, and which tools the question named. */
export type Consent = {
  version: number;
  date: LocalDate;
  allowed: readonly Purpose[];
  asked: readonly string[];
};

/** Goes up when the question changes so much that an old answer does not answer it. */
export const CONSENT_VERSION = 1;
const DAYS_VALID = 365;

export function toolsOf(settings: TrackingSettings, purpose: Purpose): AskingTool[] {
  if (purpose === "chat")
    return settings.chatEnabled && settings.chatProvider !== "" ? [settings.chatProvider] : [];
  return [
    ...(settings.facebookPixelEnabled ? (["facebook"] as const) : []),
    ...(settings.googleAdsEnabled ? (["google"] as const) : []),
  ];
}

/** What there is to ask about; nothing when no tool needs it. */
export function purposesOf(settings: TrackingSettings): Purpose[] {
  return PURPOSES.filter((purpose) => toolsOf(settings, purpose).length > 0);
}

function askingTools(settings: TrackingSettings): AskingTool[] {
  return PURPOSES.flatMap((purpose) => toolsOf(settings, purpose));
}

/** The answer to keep. */
export function chooseConsent(
  settings: TrackingSettings,
  allowed: readonly Purpose[],
  today: LocalDate,
): Consent {
  return { version: CONSENT_VERSION, date: today, allowed, asked: askingTools(settings) };
}

/** Whether a visitor has to be asked: never answered, too long ago, or about fewer tools. */
export function mustAsk(
  settings: TrackingSettings,
  consent: Consent | null,
  today: LocalDate,
): boolean {
  const tools = askingTools(settings);
  if (tools.length === 0) return false;
  if (!consent || !holds(consent, today)) return true;
  return !tools.every((tool) => consent.asked.includes(tool));
}

/** Whether a tool may be loaded. One that was added after the answer may not. */
export function isAllowed(tool: AskingTool, consent: Consent | null, today: LocalDate): boolean {
  if (!consent || !holds(consent, today)) return false;
  const purpose: Purpose = tool === "facebook" || tool === "google" ? "marketing" : "chat";
  return consent.allowed.includes(purpose) && consent.asked.includes(tool);
}

function holds({ version, date }: Consent, today: LocalDate): boolean {
  return version === CONSENT_VERSION && today < addDays(date, DAYS_VALID);
}

/** What was kept, if it is an answer at all. */
export function readConsent(text: string | null): Consent | null {
  const kept = parsed(text);
  if (typeof kept !== "object" || kept === null) return null;
  const { version, date, allowed, asked } = kept as Partial<Record<keyof Consent, unknown>>;
  if (typeof version !== "number" || typeof date !== "string" || !isLocalDate(date)) return null;
  if (!Array.isArray(allowed) || !Array.isArray(asked)) return null;
  return {
    version,
    date,
    allowed: PURPOSES.filter((purpose) => allowed.includes(purpose)),
    asked: asked.map(String),
  };
}

function parsed(text: string | null): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}
