import { mix } from "./colour.ts";
import { facing, line, mesh, steps, surface, type Camera, type Sun, type Vec } from "./solid.ts";

const hoops = [-1.55, -0.5, 0.55, 1.5];
const ends: [number, number] = [-2.45, 2.55];
/** The hoop beside the door has no lines of its own; with those at the ends there are eight. */
const guyed = [-1.55, -0.5, 1.5];

type Shape = { height: number; width: number };

function shapeAt(x: number): Shape {
  const [first = 0, , , last = 0] = hoops;
  if (x < first) {
    const s = (first - x) / (first - ends[0]);
    return { height: 1.28 * (1 - s ** 1.25), width: 1.05 - 0.44 * s ** 1.6 };
  }
  if (x > last) {
    const s = (x - last) / (ends[1] - last);
    return { height: 1.3 * (1 - s ** 1.35), width: 1.05 - 0.51 * s ** 1.6 };
  }
  const next = hoops.findIndex((hoop) => hoop >= x - 1e-9);
  const [a, b] = [hoops[Math.max(0, next - 1)] ?? 0, hoops[next] ?? 0];
  const s = a === b ? 0 : (x - a) / (b - a);
  const sag = Math.sin(Math.PI * s) * 0.055;
  const rise = 1.28 + 0.12 * Math.sin((Math.PI * (x - first)) / (last - first));
  return { height: rise - sag, width: 1.05 - sag * 0.9 };
}

/** A point on the fabric: `around` from 0 (far ground) to 1 (near ground). */
export function onFabric(x: number, around: number, out = 0): Vec {
  const { height, width } = shapeAt(x);
  const angle = Math.PI * (1 - around);
  const cosine = Math.cos(angle);
  const z = -Math.sign(-cosine) * Math.abs(cosine) ** 0.82 * -1 * (width + out);
  return [x, Math.sin(angle) ** 0.86 * (height + out), -z];
}

const arch = (x: number, from = 0, to = 1, out = 0.004): Vec[] =>
  steps(from, to, 36).map((around) => onFabric(x, around, out));

function guyLine(x: number, around: number, reach: number, camera: Camera, colour: string): string {
  const top = onFabric(x, around, 0.01);
  const side = around > 0.5 ? 1 : -1;
  const lean = x < -1 ? -0.55 : x > 1 ? 0.55 : 0;
  const peg: Vec = [x + lean, 0, top[2] + side * reach];
  const runner: Vec = [
    top[0] + (peg[0] - top[0]) * 0.55,
    top[1] * 0.45,
    top[2] + (peg[2] - top[2]) * 0.55,
  ];
  return (
    line([top, peg], camera, { colour, width: 0.009, opacity: 0.85 }) +
    line([runner, [runner[0], runner[1] - 0.03, runner[2] + 0.01]], camera, {
      colour,
      width: 0.024,
    }) +
    line(
      [
        [peg[0], 0.05, peg[2]],
        [peg[0] + 0.01, -0.02, peg[2]],
      ],
      camera,
      {
        colour: "#b9c0bd",
        width: 0.016,
      },
    )
  );
}

function endGuys(end: 0 | 1, camera: Camera, colour: string, reach: number): string {
  const x = ends[end];
  const away = (end ? 0.75 : -0.75) * reach;
  const hoop = hoops[end ? 3 : 0] ?? 0;
  return line([onFabric(hoop, 0.5, 0.01), [x + away, 0, 0]], camera, {
    colour,
    width: 0.009,
    opacity: 0.85,
  });
}

function patch(corners: [number, number][], out: number): Vec[] {
  return corners.flatMap(([x, around], index) => {
    const [nextX, nextAround] = corners[(index + 1) % corners.length] ?? [x, around];
    return steps(0, 1, 10).map((s) =>
      onFabric(x + (nextX - x) * s, around + (nextAround - around) * s, out),
    );
  });
}

function door(camera: Camera, lit: number): string {
  const opening = patch(
    [
      [0.68, 0.985],
      [0.74, 0.7],
      [0.98, 0.6],
      [1.26, 0.66],
      [1.4, 0.985],
    ],
    0.006,
  );
  const flap = patch(
    [
      [0.66, 0.99],
      [0.72, 0.69],
      [0.86, 0.63],
      [0.82, 0.84],
      [0.76, 0.99],
    ],
    0.02,
  );
  const inside = mix("#2b2a26", "#ffe9b0", lit);
  const floor = patch(
    [
      [0.72, 0.985],
      [0.78, 0.9],
      [1.3, 0.9],
      [1.37, 0.985],
    ],
    0.006,
  );
  return (
    line(opening, camera, { colour: "#6d3d12", width: 0.014, fill: inside, closed: true }) +
    line(floor, camera, {
      colour: "none",
      width: 0,
      fill: "#a8691f",
      closed: true,
      opacity: 0.55,
    }) +
    line(flap, camera, {
      colour: "#8a4a14",
      width: 0.008,
      fill: mix("#b9651f", "#f0a844", lit * 0.8),
      closed: true,
    })
  );
}

function windows(camera: Camera, lit: number): string {
  const pane = patch(
    [
      [-1.2, 0.66],
      [-0.78, 0.66],
      [-0.78, 0.8],
      [-1.2, 0.8],
    ],
    0.005,
  );
  const vent = patch(
    [
      [-2.02, 0.56],
      [-1.82, 0.5],
      [-1.72, 0.62],
      [-1.9, 0.7],
    ],
    0.01,
  );
  return (
    line(pane, camera, {
      colour: "#7a4313",
      width: 0.012,
      fill: mix("#54616a", "#fff0c4", lit),
      closed: true,
    }) + line(vent, camera, { colour: "#7a4313", width: 0.01, fill: "#5f3a17", closed: true })
  );
}

export type TentLook = { fabric: string; lit: number; guy: string; reach: number };

export const litAtDusk: TentLook = { fabric: "#e38a22", lit: 1, guy: "#f3dfb6", reach: 1 };
export const inDaylight: TentLook = { fabric: "#c9731f", lit: 0.1, guy: "#f6ead0", reach: 1 };

/** Tunnel tent with four hoops, 5 m, entrance on the near side to the right. */
export function tunneltalt(camera: Camera, look: TentLook, sun?: Sun, inside = ""): string {
  const { fabric, lit, guy, reach } = look;
  const length = ends[1] - ends[0];
  const fine = camera.scale > 400 ? 2 : 1;
  const lamp = (u: number, v: number): number =>
    Math.exp(-(((u - 0.48) / 0.26) ** 2)) * Math.exp(-(((v - 0.8) / 0.3) ** 2));
  const skin = surface((u, v) => onFabric(ends[0] + u * length, v), [112 * fine, 34 * fine], {
    colour: (u, v) => {
      const x = ends[0] + u * length;
      const skirt = v < 0.04 || v > 0.96;
      const base = x > 0.55 && x < 1.5 ? mix(fabric, "#8e3f12", 0.22) : fabric;
      const warm = mix(base, "#ffe09a", lit * lamp(u, v) * 0.95);
      return skirt ? mix(warm, "#5a2c10", 0.5) : warm;
    },
    glowAt: (u, v) => lit * (0.36 + 0.64 * lamp(u, v)),
    gloss: 0.1,
  });
  const farGuys = guyed.map((x) => guyLine(x, 0.28, 0.8 * reach, camera, guy)).join("");
  const nearGuys = guyed.map((x) => guyLine(x, 0.72, 0.85 * reach, camera, guy)).join("");
  const seams = hoops
    .map(
      (x) =>
        line(facing(arch(x), camera), camera, { colour: "#4a2610", width: 0.036 }) +
        line(facing(arch(x, 0.3, 0.98, 0.012), camera), camera, {
          colour: "#f0b45e",
          width: 0.009,
          opacity: 0.55,
        }),
    )
    .join("");
  return (
    farGuys +
    endGuys(0, camera, guy, reach) +
    mesh(skin, camera, sun) +
    inside +
    windows(camera, lit) +
    door(camera, lit) +
    seams +
    endGuys(1, camera, guy, reach) +
    nearGuys
  );
}
