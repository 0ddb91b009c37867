import { KeptShelf } from "./kept-shelf.ts";
import { openPlace } from "./open-place.ts";

let ours: Promise<KeptShelf> | undefined;

/** The one shelf of this page. */
export function ourShelf(): Promise<KeptShelf> {
  ours ??= openPlace().then((place) => new KeptShelf(place));
  return ours;
}
