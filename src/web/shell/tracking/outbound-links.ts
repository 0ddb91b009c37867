const NAVIGATION_DELAY_MS = 150;

/**
 * Tells of every link that leads away from the shop. One that opens in this tab waits a moment, so that
 * the telling gets away first. Answers what ends the listening.
 */
export function watchOutboundLinks(tell: (url: string) => void): () => void {
  const stop = new AbortController();
  const onClick = (event: MouseEvent) => {
    if (event.type === "auxclick" && event.button !== 1) return;
    const link = outboundLink(event.target, window.location);
    if (!link) return;
    tell(link.href);
    if (!leadsAwayHere(event, link)) return;
    event.preventDefault();
    setTimeout(() => window.location.assign(link.href), NAVIGATION_DELAY_MS);
  };
  document.addEventListener("click", onClick, { signal: stop.signal });
  document.addEventListener("auxclick", onClick, { signal: stop.signal });
  return () => stop.abort();
}

function outboundLink(target: EventTarget | null, here: Location): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest("a[href]") : null;
  if (!(link instanceof HTMLAnchorElement) || !/^https?:$/.test(link.protocol)) return null;
  return link.host === here.host ? null : link;
}

type Click = Pick<
  MouseEvent,
  "defaultPrevented" | "type" | "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey"
>;

/** Whether the link is about to replace the page in this tab. */
export function leadsAwayHere(
  click: Click,
  link: Pick<HTMLAnchorElement, "target" | "download">,
): boolean {
  if (click.defaultPrevented || click.type !== "click" || click.button !== 0) return false;
  if (click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) return false;
  return link.download === "" && ["", "_self", "_top", "_parent"].includes(link.target);
}
