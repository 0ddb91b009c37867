/** Between the tries of code that does not come although there is a network. */
const PAUSES_MS = [1000, 2000, 4000, 8000];

/**
 * Code that cannot be fetched now comes when the network is back: the page, and what was typed into it, stays
 * meanwhile. One part that failed would take all of it away.
 *
 * @param onMiss told once, when it does not come at first
 */
export async function whenFetched<Code>(
  load: () => Promise<Code>,
  onMiss?: () => void,
): Promise<Code> {
  for (const pause of PAUSES_MS)
    try {
      // One try after the other.
      // eslint-disable-next-line no-await-in-loop
      return await load();
    } catch {
      if (pause === PAUSES_MS[0]) onMiss?.();
      // eslint-disable-next-line no-await-in-loop
      await new Promise((resolve) => {
        if (navigator.onLine) setTimeout(resolve, pause);
        else window.addEventListener("online", resolve, { once: true });
      });
    }
  return load();
}
