import { KeptShelf } from "./kept-shelf.ts";
import { openPlace } from "./open-place.ts";

let ours: Promise<KeptShelf> | undefined;

/** The one shelf of this page. */
export function ourShelf(): Promise<KeptShelf> {
  ours ??= openPlace().then((place) => {
    const shelf = new KeptShelf(place);
    askBeforeLosing(shelf);
    return shelf;
  });
  return ours;
}

/** Whatever page of the office is shown: what the phone does not take is gone with it. */
function askBeforeLosing(shelf: KeptShelf): void {
  window.addEventListener("beforeunload", (event) => {
    if (shelf.wouldLose()) event.preventDefault();
  });
}
