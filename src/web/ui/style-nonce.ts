// Radix stops the page behind a dialog from scrolling with a style element. The page's policy lets only
// those in that carry its nonce, and this global is where Radix looks for it.
if (typeof document !== "undefined") {
  const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
