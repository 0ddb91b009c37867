import { circle, fill, stroke } from "./draw.ts";

export type Point = readonly [number, number];
export type Limb = readonly [Point, Point, Point];
export type Clothes = {
  jacket: string;
  trousers: string;
  hat: string;
  pack?: string;
  helmet?: boolean;
};

export const emberJacket: Clothes = {
  jacket: "#c4571a",
  trousers: "#22333a",
  hat: "#e9dfc8",
  pack: "#1f4a3f",
};
export const blueJacket: Clothes = {
  jacket: "#2f6f8f",
  trousers: "#23302c",
  hat: "#c4571a",
  pack: "#3b2f28",
};

export const path = (points: readonly Point[]): string =>
  `M${points.map(([x, y]) => `${x} ${y}`).join("L")}`;

export function taper(a: Point, b: Point, from: number, to: number, colour: string): string {
  const reach = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  const [nx, ny] = [-(b[1] - a[1]) / reach / 2, (b[0] - a[0]) / reach / 2];
  const corner = (p: Point, w: number): string =>
    `${(p[0] + nx * w).toFixed(0)} ${(p[1] + ny * w).toFixed(0)}`;
  return (
    fill(`M${corner(a, from)}L${corner(b, to)}L${corner(b, -to)}L${corner(a, -from)}Z`, colour) +
    circle(a[0], a[1], from / 2, colour) +
    circle(b[0], b[1], to / 2, colour)
  );
}

export function limb([a, b, c]: Limb, colour: string, width: number): string {
  return taper(a, b, width, width * 0.72, colour) + taper(b, c, width * 0.72, width * 0.5, colour);
}

export function head([x, y]: Point, clothes: Clothes, lean = 0): string {
  const cover = clothes.helmet
    ? fill(
        "M-112 -14 Q-120 -128 -6 -132 Q96 -130 118 -36 Q60 -34 30 -44 Q-30 -30 -112 -14 Z",
        clothes.hat,
      ) + stroke("M-70 -94 Q-10 -122 60 -92 M-84 -62 Q-10 -92 78 -64", "#12191b", 13, 0.55)
    : fill("M-100 2 Q-108 -116 0 -120 Q104 -116 98 -22 Q20 -44 -100 2 Z", clothes.hat) +
      stroke("M-96 -6 Q10 -52 96 -26", "#0d1a1f", 22, 0.16) +
      circle(-6, -126, 26, clothes.hat);
  return `<g transform="translate(${x} ${y}) rotate(${lean})">${taper([-20, 60], [-50, 190], 90, 110, "#c39370")}${circle(0, 0, 90, "#dcae88")}${fill("M82 -20 L112 22 L84 32 Z", "#dcae88")}${fill("M-92 -10 Q-96 50 -52 74 Q-40 30 -34 -24 Z", "#5a4030")}${circle(-18, 12, 20, "#c99871")}${cover}</g>`;
}

type Pose = {
  hips: Point;
  shoulders: Point;
  head: Point;
  legs: [Limb, Limb];
  arms: [Limb, Limb];
  lean?: number;
};

function backpack(hips: Point, shoulders: Point, colour: string): string {
  const turn = (Math.atan2(shoulders[0] - hips[0], hips[1] - shoulders[1]) * 180) / Math.PI;
  const [x, y] = [(hips[0] + shoulders[0]) / 2, (hips[1] + shoulders[1]) / 2];
  return `<g transform="translate(${x} ${y}) rotate(${turn.toFixed(1)})"><rect x="-280" y="-300" width="230" height="470" rx="84" fill="${colour}"/><rect x="-290" y="-60" width="120" height="190" rx="44" fill="#000" opacity=".2"/><path d="M-260 -190h190" stroke="#000" stroke-width="18" opacity=".22"/></g>`;
}

export function body(pose: Pose, clothes: Clothes): string {
  const { hips, shoulders } = pose;
  const shade = "#0d1a1f";
  return (
    limb(pose.arms[1], clothes.jacket, 120) +
    `<g opacity=".3">${limb(pose.arms[1], shade, 120)}</g>` +
    limb(pose.legs[1], clothes.trousers, 180) +
    `<g opacity=".32">${limb(pose.legs[1], shade, 180)}</g>` +
    (clothes.pack ? backpack(hips, shoulders, clothes.pack) : "") +
    limb(pose.legs[0], clothes.trousers, 190) +
    head(pose.head, clothes, pose.lean) +
    taper(hips, shoulders, 225, 270, clothes.jacket) +
    stroke(
      path([
        [hips[0] + 60, hips[1] - 20],
        [shoulders[0] + 84, shoulders[1]],
      ]),
      "#fff3d8",
      34,
      0.18,
    ) +
    stroke(
      path([
        [hips[0] - 96, hips[1] + 30],
        [hips[0] + 100, hips[1] + 54],
      ]),
      shade,
      16,
      0.3,
    ) +
    (clothes.pack
      ? stroke(
          path([
            [shoulders[0] + 30, shoulders[1] - 110],
            [shoulders[0] + 20, shoulders[1] + 170],
          ]),
          clothes.pack,
          34,
        )
      : "") +
    limb(pose.arms[0], clothes.jacket, 128) +
    stroke(path([pose.arms[0][0], pose.arms[0][1]]), "#0d1a1f", 8, 0.18) +
    circle(pose.arms[0][2][0], pose.arms[0][2][1], 50, "#1c2528") +
    circle(pose.arms[1][2][0], pose.arms[1][2][1], 46, "#141b1e")
  );
}
