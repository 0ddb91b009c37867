import { ellipse, fill, shadeAcross, stroke } from "./draw.ts";

function dryBag(id: string, colours: [string, string, string]): string {
  const [dark, body, light] = colours;
  return (
    shadeAcross(id, [
      [0, dark],
      [0.3, light],
      [0.5, body],
      [1, dark],
    ]) +
    fill(
      "M-70 -6 Q-78 -120 -66 -220 Q0 -236 66 -220 Q78 -120 70 -6 Q0 18 -70 -6 Z",
      `url(#${id})`,
    ) +
    fill("M-66 -222 Q-40 -262 -44 -284 L44 -284 Q40 -262 66 -222 Q0 -206 -66 -222 Z", body) +
    stroke("M-46 -286 H46", "#171f22", 16) +
    stroke("M-46 -290 C-30 -330 30 -330 46 -290", "#171f22", 9) +
    ellipse(0, -318, 13, 9, "#39464b") +
    fill("M-24 -150 h48 v56 h-48 z", "#fff8ea", 0.85)
  );
}

/** Two packed dry bags, ground at y = 0, about 300 wide and 330 high. */
export function dryBags(): string {
  return (
    `<g transform="translate(-74 -8)">${dryBag("eq-bag-a", ["#8a5a10", "#d8972a", "#f3cd74"])}</g>` +
    `<g transform="translate(82 6) scale(.86)">${dryBag("eq-bag-b", ["#123744", "#1f6377", "#6db2c2"])}</g>`
  );
}
