// The bank's question, in a layer over the shop's page.

/** @param {{ base: string; url: string }} question @returns {Promise<void>} Settles when answered. */
export function askInLayer({ base, url }) {
  // The page may be reached by another name than the one the provider knows.
  const token = new URL(url, window.location.href).pathname.split("/").at(-1);
  const address = `${base}/3ds/${token}`;
  const before = document.activeElement;
  const { dialog, frame, close } = drawLayer(`${address}?frame=1`);

  return new Promise((resolve) => {
    const end = () => {
      window.removeEventListener("message", hear);
      document.documentElement.style.removeProperty("overflow");
      dialog.close();
      dialog.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve();
    };
    const cancel = () => {
      const body = new URLSearchParams({ decision: "cancel" });
      // Unheard, the question stays open, and the answer from the provider says so.
      void fetch(`${address}?frame=1`, { method: "POST", body })
        .catch(() => undefined)
        .then(end);
    };
    /** @param {MessageEvent} message */
    const hear = ({ source, origin, data }) => {
      if (source !== frame.contentWindow || origin !== window.location.origin) return;
      if (data?.source !== "sandbox-challenge") return;
      if (data.answered === "escape") cancel();
      else end();
    };
    window.addEventListener("message", hear);
    dialog.addEventListener("cancel", (event) => {
      event.preventDefault();
      cancel();
    });
    close.addEventListener("click", cancel);
    document.body.append(dialog);
    document.documentElement.style.overflow = "hidden";
    dialog.showModal();
    frame.focus();
  });
}

/** @param {string} address */
function drawLayer(address) {
  const dialog = document.createElement("dialog");
  dialog.className = "sbx-layer";
  dialog.setAttribute("aria-modal", "true");
  dialog.setAttribute("aria-labelledby", "sandbox-layer-title");
  const head = document.createElement("div");
  head.className = "sbx-layer-head";
  const title = document.createElement("h2");
  title.id = "sandbox-layer-title";
  title.textContent = "Godkänn hos banken";
  const close = document.createElement("button");
  close.type = "button";
  close.textContent = "Avbryt";
  head.append(title, close);
  const frame = document.createElement("iframe");
  frame.src = address;
  frame.title = "Testbanken: godkänn betalningen";
  dialog.append(head, frame);
  return { dialog, frame, close };
}
