import { mix } from "./colour.ts";
import {
  line,
  mesh,
  outside,
  pathOf,
  steps,
  surface,
  type Camera,
  type Face,
  type Sun,
  type Vec,
} from "./solid.ts";

const half = 2.45;
const green = "#2b6650";
const cedar = "#c08a4c";
const ash = "#d9ac6c";

const beam = (t: number): number => 0.455 * Math.max(0, 1 - Math.abs(t) ** 2.5) ** 0.78;
const sheer = (t: number): number => 0.36 + 0.24 * Math.abs(t) ** 4.5;
const keel = (t: number): number => {
  const end = Math.max(0, (Math.abs(t) - 0.88) / 0.12);
  return 0.03 * Math.abs(t) ** 3 + (sheer(t) - 0.2) * end ** 3;
};

function hull(t: number, a: number, side: number, inset = 0): Vec {
  const angle = (a * Math.PI) / 2;
  const [low, high] = [keel(t) + inset, sheer(t)];
  const wide = Math.max(0, beam(t) - inset);
  const full = 0.55 + 0.35 * Math.abs(t);
  return [
    t * half,
    low + (high - low) * (1 - Math.cos(angle)) ** 1.05,
    side * wide * Math.sin(angle) ** full,
  ];
}

function shell(side: number): Face[] {
  return surface((u, v) => hull(u * 2 - 1, v, side), [110, 12], { colour: green, gloss: 0.45 });
}

function ribbedInside(side: number): Face[] {
  return surface((u, v) => hull((u * 2 - 1) * 0.985, v, side, 0.015), [132, 9], {
    colour: (u, v) =>
      Math.floor(u * 132) % 4 === 0 ? "#a8713a" : mix(cedar, "#8f5f30", 0.45 * (1 - v)),
  });
}

function plank(t: number, width: number, height: number, colour: string): Face[] {
  const reach = (at: number): number => beam(at) * Math.min(1, 0.86 + height * 0.35);
  const [a, b] = [t - width / 2 / half, t + width / 2 / half];
  const top = (s: number, z: number): Vec => [s * half, height, z];
  const [ra, rb] = [reach(a), reach(b)];
  const front = (s: number, r: number): Vec[] => [
    top(s, -r),
    top(s, r),
    [s * half, height - 0.03, r],
    [s * half, height - 0.03, -r],
  ];
  return [
    { points: [top(a, -ra), top(b, -rb), top(b, rb), top(a, ra)], colour },
    { points: front(a, ra), colour },
    { points: front(b, rb), colour },
  ];
}

function canedSeat(t: number, camera: Camera, sun?: Sun): string {
  const size = 0.26;
  const weave = steps(-0.8, 0.8, 12).map((share) => {
    const z = share * beam(t) * 0.8;
    const [a, b] = [t * half - size * 0.36, t * half + size * 0.36];
    return line(
      [
        [a, 0.262, z],
        [b, 0.262, z],
      ],
      camera,
      { colour: "#f1ddb4", width: 0.012 },
    );
  });
  return mesh(plank(t, size, 0.26, ash), camera, sun) + weave.join("");
}

function gunwale(side: number, camera: Camera): string {
  const edge = steps(-0.985, 0.985, 90).map((t): Vec => [
    t * half,
    sheer(t) + 0.008,
    side * beam(t),
  ]);
  const lit = edge.map(([x, y, z]): Vec => [x, y + 0.008, z]);
  return (
    line(edge, camera, { colour: "#8a5a2b", width: 0.044 }) +
    line(lit, camera, { colour: ash, width: 0.026 }) +
    line(lit, camera, { colour: "#f0cf98", width: 0.007, opacity: 0.9 })
  );
}

function hullLine(camera: Camera): string {
  const run = (a: number, reach: number): Vec[] =>
    steps(-reach, reach, 80).map((t) => hull(t, a, 1));
  return (
    line(run(0.9, 0.985), camera, { colour: "#e9dfc8", width: 0.014, opacity: 0.9 }) +
    line(run(0.74, 0.8), camera, { colour: "#cfe6d8", width: 0.03, opacity: 0.14 })
  );
}

function endDeck(end: number, camera: Camera): string {
  const edge = steps(0.84, 0.985, 8).map((t) => t * end);
  const outline: Vec[] = [
    ...edge.map((t): Vec => [t * half, sheer(t) + 0.015, beam(t) * 0.96]),
    ...edge.toReversed().map((t): Vec => [t * half, sheer(t) + 0.015, -beam(t) * 0.96]),
  ];
  return line(outline, camera, { colour: "#8a5a2b", width: 0.008, fill: "#b9803f", closed: true });
}

/** Single-bladed wooden paddle, 1.45 m, grip at `from`, blade towards `to`. */
export function canoePaddle(camera: Camera, from: Vec, to: Vec): string {
  const reach = Math.hypot(to[0] - from[0], to[1] - from[1], to[2] - from[2]);
  const [dx, dy, dz] = [0, 1, 2].map((i) => ((to[i] ?? 0) - (from[i] ?? 0)) / reach);
  const at = (s: number, wide: number): Vec => [
    from[0] + (dx ?? 0) * s - (dz ?? 0) * wide,
    from[1] + (dy ?? 0) * s,
    from[2] + (dz ?? 0) * s + (dx ?? 0) * wide,
  ];
  const width = (s: number): number =>
    0.092 * Math.min(1, Math.max(0.13, (s - 0.86) / 0.14)) * Math.min(1, (1.46 - s) / 0.06) ** 0.5;
  const down = steps(0.86, 1.455, 24);
  const blade = [
    ...down.map((s) => at(s, width(s))),
    ...[...down].toReversed().map((s) => at(s, -width(s))),
  ];
  return (
    line([at(0.04, 0), at(0.95, 0)], camera, { colour: "#7c4f24", width: 0.04 }) +
    line([at(0.04, 0), at(0.95, 0)], camera, { colour: "#d3a05c", width: 0.028 }) +
    line([at(0, -0.04), at(0, 0.04)], camera, { colour: "#b27a3c", width: 0.045 }) +
    line(blade, camera, { colour: "#8d5c2b", width: 0.008, fill: "#cf9850", closed: true }) +
    line([at(0.9, 0), at(1.36, 0)], camera, { colour: "#e6bd7f", width: 0.014 }) +
    line([at(0.98, 0.05), at(1.4, 0.055)], camera, { colour: "#b57f40", width: 0.006 })
  );
}

/** What the canoe covers of the ground, for its shadow. */
export function canoeOutline(camera: Camera): string {
  const edge = (side: number): Vec[] =>
    steps(-0.95, 0.95, 50).map((t): Vec => [t * half, 0, side * beam(t) * 0.9]);
  return pathOf([...edge(1), ...edge(-1).toReversed()], camera, true);
}

/** Open canoe, 4.9 m, keel at the origin; `load` is drawn inside, behind the near side. */
export function kanadensare(camera: Camera, sun?: Sun, load = "", paddles = true): string {
  const thwart = (t: number): string => mesh(plank(t, 0.06, 0.355, ash), camera, sun);
  if (camera.mirrored) {
    return load + mesh([...shell(-1), ...shell(1)], camera, sun) + gunwale(1, camera);
  }
  return (
    mesh(shell(-1), camera, sun) +
    mesh([...ribbedInside(-1), ...ribbedInside(1)], camera, sun) +
    gunwale(-1, camera) +
    load +
    [-0.62, 0.34].map((t) => canedSeat(t, camera, sun)).join("") +
    [-0.28, 0.02, 0.62].map(thwart).join("") +
    mesh(
      outside(shell(1), (x) => [x, 0.3, 0], camera),
      camera,
      sun,
    ) +
    (camera.pitch < 60 ? hullLine(camera) : "") +
    endDeck(-1, camera) +
    endDeck(1, camera) +
    gunwale(1, camera) +
    (paddles
      ? canoePaddle(camera, [-1.15, 0.4, -0.05], [0.3, 0.37, -0.16]) +
        canoePaddle(camera, [1.25, 0.42, 0.1], [-0.18, 0.4, 0.16])
      : "")
  );
}
