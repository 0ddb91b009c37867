import { expect, test } from "vitest";
import { keepInView } from "./keep-in-view.ts";

/** Something on a small screen, as tall as it is made. */
function something() {
  const asked: ScrollIntoViewOptions[] = [];
  let look = () => {};
  let isWatched = false;
  const element = {
    offsetHeight: 0,
    scrollIntoView: (how: ScrollIntoViewOptions) => void asked.push(how),
  };
  const stop = keepInView(element as never, (onSize) => {
    look = onSize;
    isWatched = true;
    return () => {
      isWatched = false;
    };
  });
  const grow = (height: number) => {
    element.offsetHeight = height;
    if (isWatched) look();
  };
  return { asked, grow, stop };
}

test("why something was refused comes into view when it is said, and each time that it is", () => {
  const { asked, grow } = something();
  grow(0);
  expect(asked).toEqual([]);
  grow(80);
  expect(asked).toEqual([{ block: "nearest" }]);
  grow(0);
  grow(80);
  expect(asked).toHaveLength(2);
});

test("a question that is closed moves nothing more", () => {
  const { asked, grow, stop } = something();
  stop();
  grow(80);
  expect(asked).toEqual([]);
});
