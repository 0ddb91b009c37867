/** The part of the Navigation API that is used here, which the compiler's library does not know. */
type Navigating = Event & { destination: { url: string; sameDocument: boolean } };
type Navigation = EventTarget & { currentEntry: unknown };

let left: string[] = [];
let isWatching = false;

/** Where the page wanted to go that is another document: it is noted, and the screen stays. */
export function leftFor(): string[] {
  return left;
}

export function arriveAnew(): void {
  left = [];
}

/** Files share the browser, and each asks for it. */
export function watchLeaving(): void {
  if (isWatching) return;
  isWatching = true;
  const { navigation } = window as unknown as { navigation: Navigation };
  navigation.addEventListener("navigate", (event) => {
    const { destination } = event as Navigating;
    if (destination.sameDocument || !event.cancelable) return;
    const { pathname, search, hash, origin, href } = new URL(destination.url);
    left.push(origin === window.location.origin ? `${pathname}${search}${hash}` : href);
    event.preventDefault();
  });
}
