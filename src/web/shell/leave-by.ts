/** Whether the way leads on from the entry that only guards this page. */
type Way = { replace: boolean };
export type Leaving = CustomEvent<{ go: (way: Way) => void }>;
export const LEAVING = "leaving";

export const STAYED = "stayed";

/** For whoever could not lead away after all: what was typed and not saved is asked about again. */
export function stayAfterAll(): void {
  window.dispatchEvent(new Event(STAYED));
}

/** For whoever leads away without a link: what was typed and not saved is asked about first. */
export function leaveBy(go: (way: Way) => void): void {
  const leaving: Leaving = new CustomEvent(LEAVING, { cancelable: true, detail: { go } });
  if (window.dispatchEvent(leaving)) go({ replace: false });
}
