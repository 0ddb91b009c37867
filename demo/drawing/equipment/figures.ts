import { circle, fill, stroke } from "./draw.ts";
import {
  body,
  head,
  limb,
  path,
  taper,
  type Clothes,
  type Limb,
  type Point,
} from "./figure-body.ts";

export { blueJacket, emberJacket } from "./figure-body.ts";

/** Skier gliding to the right; millimetres, snow at y = 0. */
export function skier(clothes: Clothes): string {
  const pole = (a: Point, b: Point): string =>
    stroke(path([a, b]), "#20292d", 22) +
    stroke(`M${b[0] - 50} ${b[1] - 70}l100 16`, "#20292d", 20);
  const ski = (x: number, y: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${stroke(`M${x - 860} ${y}H${x + 820}Q${x + 950} ${y} ${x + 1010} ${y - 80}`, "#173f37", 34)}${stroke(`M${x - 860} ${y - 8}H${x + 820}`, "#d9641e", 10)}</g>`;
  return (
    pole([-330, -1010], [-760, -40]) +
    ski(-300, -50, 4) +
    body(
      {
        hips: [0, -900],
        shoulders: [150, -1370],
        head: [225, -1610],
        legs: [
          [
            [20, -880],
            [210, -520],
            [170, -80],
          ],
          [
            [-20, -880],
            [-90, -480],
            [-340, -110],
          ],
        ],
        arms: [
          [
            [160, -1370],
            [280, -1130],
            [500, -1150],
          ],
          [
            [130, -1360],
            [-110, -1190],
            [-330, -1010],
          ],
        ],
      },
      clothes,
    ) +
    fill("M90 -130 h150 q60 20 70 80 h-230 z", "#4a2f1d") +
    ski(180, -26, 0) +
    pole([500, -1150], [330, -10])
  );
}

/** Walker on snowshoes to the right; millimetres, snow at y = 0. */
export function walker(clothes: Clothes): string {
  const shoe = (x: number, y: number, turn: number): string =>
    `<g transform="rotate(${turn} ${x} ${y})">${stroke(`M${x - 330} ${y - 6}H${x + 250}Q${x + 330} ${y - 10} ${x + 370} ${y - 60}`, "#c9d3d6", 30)}${stroke(`M${x - 330} ${y - 14}H${x + 250}`, "#b4500f", 16)}${fill(`M${x - 100} ${y - 120} h120 q70 20 80 100 h-210 z`, "#3a281c")}</g>`;
  return (
    shoe(-400, -130, 24) +
    stroke("M-330 -1000L-560 0M520 -1060L560 0", "#20292d", 22) +
    body(
      {
        hips: [0, -900],
        shoulders: [70, -1380],
        head: [110, -1630],
        legs: [
          [
            [20, -880],
            [270, -550],
            [250, -110],
          ],
          [
            [-20, -880],
            [-90, -500],
            [-390, -230],
          ],
        ],
        arms: [
          [
            [80, -1370],
            [240, -1140],
            [520, -1060],
          ],
          [
            [50, -1370],
            [-130, -1160],
            [-330, -1000],
          ],
        ],
      },
      clothes,
    ) +
    shoe(280, -10, 0)
  );
}

/** Rider for the bicycle of elcykel.ts, in its millimetres. */
export function rider(clothes: Clothes): string {
  const shoe = (x: number, y: number): string =>
    fill(`M${x - 90} ${y - 60} h110 q90 16 110 70 h-230 z`, "#1c2528");
  return (
    shoe(-130, -400) +
    body(
      {
        hips: [-160, -1060],
        shoulders: [190, -1440],
        head: [330, -1600],
        legs: [
          [
            [-140, -1030],
            [230, -800],
            [130, -330],
          ],
          [
            [-150, -1030],
            [150, -900],
            [-130, -470],
          ],
        ],
        arms: [
          [
            [200, -1420],
            [270, -1200],
            [400, -1060],
          ],
          [
            [190, -1420],
            [330, -1220],
            [430, -1060],
          ],
        ],
        lean: 6,
      },
      { ...clothes, helmet: true },
    ) +
    shoe(130, -270)
  );
}

/** Paddler from the waist up, facing right, with `paddle` crossing the lap; millimetres. */
export function paddler(clothes: Clothes, blades: 1 | 2): string {
  const paddle =
    blades === 2
      ? stroke("M-520 -820L900 -120", "#171e20", 36) +
        `<g transform="translate(-640 -880) rotate(26)"><ellipse rx="210" ry="80" fill="#f4efe4"/></g><g transform="translate(1020 -62) rotate(26)"><ellipse rx="210" ry="80" fill="#f4efe4"/></g>`
      : stroke("M230 -860L430 -40", "#b27a3c", 36) +
        `<g transform="translate(470 130) rotate(76)"><ellipse rx="230" ry="84" fill="#cf9850"/></g>`;
  const [near, far]: [Limb, Limb] =
    blades === 2
      ? [
          [
            [30, -520],
            [240, -330],
            [470, -330],
          ],
          [
            [10, -520],
            [-110, -420],
            [-60, -590],
          ],
        ]
      : [
          [
            [40, -520],
            [250, -400],
            [350, -330],
          ],
          [
            [30, -540],
            [180, -700],
            [240, -830],
          ],
        ];
  return (
    limb(far, clothes.jacket, 110) +
    head([70, -730], clothes, 4) +
    taper([-10, 0], [34, -470], 270, 250, clothes.jacket) +
    fill(
      "M-130 -10 L-104 -520 Q-60 -560 0 -552 L30 -460 L90 -540 Q140 -520 150 -470 L126 -10 Z",
      "#e3b93f",
    ) +
    stroke("M-122 -190 L136 -190 M-126 -90 L130 -90", "#1c2528", 26, 0.85) +
    paddle +
    limb(near, clothes.jacket, 116) +
    circle(near[2][0], near[2][1], 54, "#d9a982") +
    circle(far[2][0], far[2][1], 52, "#c79a76")
  );
}
