import axe from "axe-core";
import { expect } from "vitest";

/** What a screen reader would stumble over on the page as it stands. */
export async function expectAccessible(): Promise<void> {
  await Promise.allSettled(
    document
      .getAnimations()
      .filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity)
      .map(({ finished }) => finished),
  );
  const { violations } = await axe.run(document.body, {
    resultTypes: ["violations"],
    preload: { assets: ["media"] },
    iframes: false,
  });
  const told = violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`,
  );
  expect(told).toEqual([]);
}
