import { chatwootServer, type TrackingSettings } from "#domain/tracking/tracking-settings.ts";
import { addScript } from "./add-script.ts";

type Browser = Window & {
  chatwootSettings?: object;
  chatwootSDK?: { run(options: { websiteToken: string; baseUrl: string }): void };
  $crisp?: unknown[];
  CRISP_WEBSITE_ID?: string;
  CRISP_RUNTIME_CONFIG?: object;
  Tawk_API?: object;
  Tawk_LoadStart?: Date;
};

export function startChat(settings: TrackingSettings): void {
  const { chatProvider, chatId } = settings;
  const browser = window as Browser;
  switch (chatProvider) {
    case "chatwoot":
      return startChatwoot(chatId, chatwootServer(settings));
    case "crisp":
      browser.$crisp = [];
      browser.CRISP_WEBSITE_ID = chatId;
      browser.CRISP_RUNTIME_CONFIG = { locale: "sv" };
      return addScript("https://client.crisp.chat/l.js");
    case "tawk":
      browser.Tawk_API = {};
      browser.Tawk_LoadStart = new Date();
      return addScript(
        `https://embed.tawk.to/${chatId.includes("/") ? chatId : `${chatId}/default`}`,
        { charset: "UTF-8", crossorigin: "*" },
      );
    case "":
  }
}

function startChatwoot(websiteToken: string, baseUrl: string): void {
  const browser = window as Browser;
  const src = `${baseUrl}/packs/js/sdk.js`;
  browser.chatwootSettings = { locale: "sv" };
  addScript(src);
  [...document.scripts]
    .find((script) => script.src === src)
    ?.addEventListener("load", () => browser.chatwootSDK?.run({ websiteToken, baseUrl }));
}
