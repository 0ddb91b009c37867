import { tellablePath } from "#domain/tracking/page-reach.ts";
import { addScript } from "./add-script.ts";
import { toldReferrer } from "./analytics.ts";

type Browser = Window & { dataLayer?: unknown[]; gtag?: (...call: unknown[]) => void };

const CONSENT_DENIED = {
  ad_storage: "denied",
  ad_user_data: "denied",
  ad_personalization: "denied",
  analytics_storage: "denied",
};

const CONSENT_GRANTED = {
  ad_storage: "granted",
  ad_user_data: "granted",
  ad_personalization: "granted",
};

function gtag(...call: unknown[]): void {
  (window as Browser).gtag?.(...call);
}

/** Google's queue with everything denied. Nothing is asked of Google yet. */
export function prepareAds(): void {
  const browser = window as Browser;
  if (browser.gtag) return;
  const queue = (browser.dataLayer ??= []);
  browser.gtag = function () {
    // Google's script tells a call from other entries by this very object; an array is not read.
    // eslint-disable-next-line prefer-rest-params
    queue.push(arguments);
  };
  gtag("consent", "default", CONSENT_DENIED);
}

export function startAds(adsId: string): void {
  prepareAds();
  gtag("consent", "update", CONSENT_GRANTED);
  gtag("js", new Date());
  gtag("set", toldPage());
  gtag("config", adsId, { send_page_view: false });
  addScript(`https://www.googletagmanager.com/gtag/js?id=${encodeURIComponent(adsId)}`);
}

export function tellAdsOfPage(): void {
  const page = toldPage();
  gtag("set", page);
  gtag("event", "page_view", page);
}

export function denyAds(): void {
  gtag("consent", "update", CONSENT_DENIED);
}

/** Left to itself the script would send the whole address, with what was booked and when. */
function toldPage() {
  const { origin, pathname } = window.location;
  return {
    page_location: `${origin}${tellablePath(pathname)}`,
    page_referrer: toldReferrer(document.referrer) ?? "",
  };
}
