/**
 * The letter for its frame. The frame is under the page's policy, which lets in only style elements that
 * carry the page's nonce; scripts are barred by the frame itself, with a nonce or without.
 */
export function framedLetter(html: string, nonce = pageNonce()): string {
  return nonce === "" ? html : html.replaceAll(/<style(?=[\s>])/gi, `<style nonce="${nonce}"`);
}

function pageNonce(): string {
  if (typeof document === "undefined") return "";
  return document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? "";
}
