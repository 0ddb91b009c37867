import { darker, lighter, mix } from "./colour.ts";

/** Metres: x to the right, y up, z towards the viewer. */
export type Vec = readonly [number, number, number];
/**
 * Angles in degrees; `scale` is pixels a metre; without `distance` the view has no perspective.
 * What lies deeper than `draught` is under water; `mirrored` shows the reflection in it.
 */
export type Camera = {
  yaw: number;
  pitch: number;
  scale: number;
  distance?: number;
  draught?: number;
  mirrored?: boolean;
};
export type Sun = { direction: Vec; ambient: number; shine: string; shade: string };
export type Face = {
  points: Vec[];
  colour: string;
  inside?: string;
  gloss?: number;
  glow?: number;
  nearer?: number;
};
export type Projected = { x: number; y: number; depth: number };

export const softSun: Sun = {
  direction: [-0.5, 0.8, 0.55],
  ambient: 0.3,
  shine: "#fff6e2",
  shade: "#12283a",
};

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
export const subtract = (a: Vec, b: Vec): Vec => [a[0] - b[0], a[1] - b[1], a[2] - b[2]];
export const between = (a: Vec, b: Vec, t: number): Vec => [
  a[0] + (b[0] - a[0]) * t,
  a[1] + (b[1] - a[1]) * t,
  a[2] + (b[2] - a[2]) * t,
];
const dot = (a: Vec, b: Vec): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a: Vec, b: Vec): Vec => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
];

export function unit(a: Vec): Vec {
  const length = Math.sqrt(dot(a, a)) || 1;
  return [a[0] / length, a[1] / length, a[2] / length];
}

function turned([x, y, z]: Vec, camera: Camera): Vec {
  const [yaw, pitch] = [radians(camera.yaw), radians(camera.pitch)];
  const turnedX = x * Math.cos(yaw) + z * Math.sin(yaw);
  const turnedZ = -x * Math.sin(yaw) + z * Math.cos(yaw);
  return [
    turnedX,
    y * Math.cos(pitch) - turnedZ * Math.sin(pitch),
    y * Math.sin(pitch) + turnedZ * Math.cos(pitch),
  ];
}

function afloat([x, y, z]: Vec, camera: Camera): Vec {
  if (camera.draught === undefined) return [x, y, z];
  const above = Math.max(0, y - camera.draught);
  return [x, camera.mirrored ? -above : above, z];
}

export function project(point: Vec, camera: Camera): Projected {
  const [x, y, z] = turned(afloat(point, camera), camera);
  const near = camera.distance ? camera.distance / Math.max(0.1, camera.distance - z) : 1;
  return { x: x * near * camera.scale, y: -y * near * camera.scale, depth: z };
}

const number = (value: number): string => value.toFixed(1);

export function pathOf(points: Vec[], camera: Camera, closed: boolean): string {
  const corners = points.map((point) => {
    const { x, y } = project(point, camera);
    return `${number(x)} ${number(y)}`;
  });
  return `M${corners.join("L")}${closed ? "Z" : ""}`;
}

function normalOf(points: Vec[]): Vec {
  const [a, b, c] = [points[0], points[1], points[2]];
  const d = points[3] ?? c;
  if (!a || !b || !c || !d) return [0, 1, 0];
  return unit(cross(subtract(c, a), subtract(d, b)));
}

function shaded(face: Face, camera: Camera, sun: Sun): string {
  let normal = normalOf(face.points);
  const front = turned(normal, camera)[2] > 0;
  if (!front) normal = [-normal[0], -normal[1], -normal[2]];
  const base = !front && face.inside ? face.inside : face.colour;
  const light = unit(sun.direction);
  const diffuse = sun.ambient + (1 - sun.ambient) * Math.max(0, dot(normal, light));
  const level = Math.round(Math.max(diffuse, face.glow ?? 0) * 96) / 96;
  const dark = mix(darker(base, 0.45), sun.shade, 0.3);
  const tone =
    level < 0.62
      ? mix(dark, base, level / 0.62)
      : mix(base, mix(lighter(base, 0.14), sun.shine, 0.14), (level - 0.62) / 0.38);
  if (!face.gloss) return tone;
  const yaw = radians(camera.yaw);
  const pitch = radians(camera.pitch);
  const eye: Vec = [
    -Math.sin(yaw) * Math.cos(pitch),
    Math.sin(pitch),
    Math.cos(yaw) * Math.cos(pitch),
  ];
  const half = unit([light[0] + eye[0], light[1] + eye[1], light[2] + eye[2]]);
  const shine = Math.round(Math.max(0, dot(normal, half)) ** 36 * face.gloss * 64) / 64;
  return mix(tone, sun.shine, shine);
}

const depthOf = (face: Face, camera: Camera): number =>
  face.points.reduce((sum, point) => sum + turned(point, camera)[2], 0) / face.points.length +
  (face.nearer ?? 0);

/** Faces from the farthest to the nearest, each in one flat tone. */
export function mesh(faces: Face[], camera: Camera, sun: Sun = softSun): string {
  const sorted = faces
    .map((face) => ({ face, depth: depthOf(face, camera) }))
    .toSorted((a, b) => a.depth - b.depth);
  return sorted
    .map(({ face }) => {
      const tone = shaded(face, camera, sun);
      const path = pathOf(face.points, camera, true);
      return `<path d="${path}" fill="${tone}" stroke="${tone}" stroke-width=".9" stroke-linejoin="round"/>`;
    })
    .join("");
}

export type LineStyle = {
  colour: string;
  width: number;
  fill?: string;
  closed?: boolean;
  opacity?: number;
  dash?: string;
};

/** A line through space; `width` in metres. */
export function line(points: Vec[], camera: Camera, style: LineStyle): string {
  const { colour, width, fill = "none", closed = false, opacity = 1, dash } = style;
  return `<path d="${pathOf(points, camera, closed)}" fill="${fill}" stroke="${colour}" stroke-width="${(width * camera.scale).toFixed(2)}" stroke-linecap="round" stroke-linejoin="round" opacity="${opacity}"${dash ? ` stroke-dasharray="${dash}"` : ""}/>`;
}

/** The faces of a shell around `core` whose outer side is turned to the viewer. */
export function outside(shell: Face[], core: (x: number) => Vec, camera: Camera): Face[] {
  return shell.filter(({ points }) => {
    const middle = between(points[0] ?? [0, 0, 0], points[2] ?? [0, 0, 0], 0.5);
    const normal = normalOf(points);
    const outward = dot(normal, subtract(middle, core(middle[0]))) < 0 ? -1 : 1;
    return turned(normal, camera)[2] * outward > 0;
  });
}

/** The part that faces the viewer of a hoop that rises from the far side and falls on the near. */
export function facing(hoop: Vec[], camera: Camera): Vec[] {
  return hoop.filter((point, index) => {
    const [a, b] = [hoop[Math.max(0, index - 1)] ?? point, hoop[index + 1] ?? point];
    const along = subtract(b, a);
    return turned([0, along[2], -along[1]], camera)[2] > -0.002;
  });
}

export const steps = (from: number, to: number, count: number): number[] =>
  Array.from({ length: count + 1 }, (_, index) => from + ((to - from) * index) / count);

type Skin = Omit<Face, "points" | "colour"> & {
  colour: string | ((u: number, v: number) => string);
  glowAt?: (u: number, v: number) => number;
};

/** Four-cornered faces over the surface `at(u, v)`, u and v from 0 to 1. */
export function surface(
  at: (u: number, v: number) => Vec,
  [across, along]: [number, number],
  skin: Skin,
): Face[] {
  const { colour, glowAt, ...rest } = skin;
  return Array.from({ length: across * along }, (_, index) => {
    const [i, j] = [index % across, Math.floor(index / across)];
    const [u0, u1, v0, v1] = [i / across, (i + 1) / across, j / along, (j + 1) / along];
    const [u, v] = [(u0 + u1) / 2, (v0 + v1) / 2];
    return {
      ...rest,
      ...(glowAt ? { glow: glowAt(u, v) } : {}),
      points: [at(u0, v0), at(u1, v0), at(u1, v1), at(u0, v1)],
      colour: typeof colour === "string" ? colour : colour(u, v),
    };
  });
}
