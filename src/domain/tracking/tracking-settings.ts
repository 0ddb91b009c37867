export const CHAT_PROVIDERS = ["chatwoot", "crisp", "tawk"] as const;
export type ChatProvider = (typeof CHAT_PROVIDERS)[number];

/** Which measuring, advertising and chat tools the shop uses. An empty text is one that is not given. */
export type TrackingSettings = {
  facebookPixelId: string;
  facebookPixelEnabled: boolean;
  googleAdsId: string;
  googleAdsEnabled: boolean;
  plausibleDomain: string;
  plausibleEnabled: boolean;
  plausibleServerUrl: string;
  chatProvider: ChatProvider | "";
  chatId: string;
  chatServerUrl: string;
  chatEnabled: boolean;
};

export const NO_TRACKING: TrackingSettings = {
  facebookPixelId: "",
  facebookPixelEnabled: false,
  googleAdsId: "",
  googleAdsEnabled: false,
  plausibleDomain: "",
  plausibleEnabled: false,
  plausibleServerUrl: "",
  chatProvider: "",
  chatId: "",
  chatServerUrl: "",
  chatEnabled: false,
};

export type TrackingField = Exclude<keyof TrackingSettings, `${string}Enabled`>;

export type TrackingFault =
  | "missing"
  | "pixel-id"
  | "ads-id"
  | "domain"
  | "server-address"
  | "chatwoot-id"
  | "crisp-id"
  | "tawk-id";

const PIXEL_ID = /^\d{5,20}$/;
const ADS_ID = /^AW-\d{5,15}$/;
const DOMAIN = /^(?=.{4,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/;
// What ends up in a page's policy: nothing in it may end a source or begin another.
const SERVER_ADDRESS =
  /^https:\/\/(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}(?::(?:[1-9]\d{0,3}|[1-5]\d{4}))?(?:\/[\w.~-]+)*\/?$/i;
const CHAT_IDS: Record<ChatProvider, RegExp> = {
  chatwoot: /^[A-Za-z0-9]{10,64}$/,
  crisp: /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i,
  tawk: /^[0-9a-f]{24}(?:\/[0-9a-z]{1,32})?$/i,
};

/**
 * What would keep a tool from working, by field. Nothing is refused for it: the settings are kept as they
 * are typed, and a tool that cannot work is not loaded. A tool that is off is not looked at.
 */
export function trackingFaults(
  settings: TrackingSettings,
): Partial<Record<TrackingField, TrackingFault>> {
  const faults: Partial<Record<TrackingField, TrackingFault>> = {};
  const look = (field: TrackingField, shape: RegExp, fault: TrackingFault) => {
    const text = settings[field];
    if (text === "") faults[field] = "missing";
    else if (!shape.test(text)) faults[field] = fault;
  };
  const lookIfGiven = (field: TrackingField) => {
    if (settings[field] !== "") look(field, SERVER_ADDRESS, "server-address");
  };
  if (settings.facebookPixelEnabled) look("facebookPixelId", PIXEL_ID, "pixel-id");
  if (settings.googleAdsEnabled) look("googleAdsId", ADS_ID, "ads-id");
  if (settings.plausibleEnabled) {
    look("plausibleDomain", DOMAIN, "domain");
    lookIfGiven("plausibleServerUrl");
  }
  if (settings.chatEnabled) {
    const { chatProvider } = settings;
    if (chatProvider === "") faults.chatProvider = "missing";
    else look("chatId", CHAT_IDS[chatProvider], `${chatProvider}-id`);
    if (chatProvider === "chatwoot") lookIfGiven("chatServerUrl");
  }
  return faults;
}

/** The settings with every tool switched off that could not work with them. */
export function usableTracking(settings: TrackingSettings): TrackingSettings {
  const faults = trackingFaults(settings);
  const isFine = (...fields: TrackingField[]) => fields.every((field) => !faults[field]);
  return {
    ...settings,
    facebookPixelEnabled: settings.facebookPixelEnabled && isFine("facebookPixelId"),
    googleAdsEnabled: settings.googleAdsEnabled && isFine("googleAdsId"),
    plausibleEnabled: settings.plausibleEnabled && isFine("plausibleDomain", "plausibleServerUrl"),
    chatEnabled: settings.chatEnabled && isFine("chatProvider", "chatId", "chatServerUrl"),
  };
}

/** As it is kept: what people paste has spaces around it, and addresses a slash at their end. */
export function tidyTracking(settings: TrackingSettings): TrackingSettings {
  const trimmed = Object.entries(settings).map(([name, value]) => [
    name,
    typeof value === "string" ? value.trim() : value,
  ]);
  const tidy = Object.fromEntries(trimmed) as TrackingSettings;
  return {
    ...tidy,
    googleAdsId: tidy.googleAdsId.toUpperCase(),
    plausibleDomain: tidy.plausibleDomain.toLowerCase(),
    plausibleServerUrl: tidy.plausibleServerUrl.replace(/\/+$/, ""),
    chatServerUrl: tidy.chatServerUrl.replace(/\/+$/, ""),
  };
}

export function usesNothing(settings: TrackingSettings): boolean {
  const { facebookPixelEnabled, googleAdsEnabled, plausibleEnabled, chatEnabled } = settings;
  return !(facebookPixelEnabled || googleAdsEnabled || plausibleEnabled || chatEnabled);
}

const PLAUSIBLE = "https://plausible.io";
const CHATWOOT = "https://app.chatwoot.com";

export function plausibleServer({ plausibleServerUrl }: TrackingSettings): string {
  return plausibleServerUrl || PLAUSIBLE;
}

export function chatwootServer({ chatServerUrl }: TrackingSettings): string {
  return chatServerUrl || CHATWOOT;
}
