import {
  facing,
  line,
  mesh,
  pathOf,
  steps,
  surface,
  type Camera,
  type Sun,
  type Vec,
} from "./solid.ts";

const half = 0.8;
const hullColour = "#d8972a";
const coverColour = "#2c5a4c";
const strapColour = "#171f22";

const beam = (t: number): number => {
  const nose = Math.max(0, (t - 0.35) / 0.65);
  const tail = Math.max(0, (-t - 0.8) / 0.2);
  return 0.29 * Math.max(0, 1 - nose ** 2.4) ** 0.6 * (1 - 0.1 * tail ** 2);
};
const rim = (t: number): number =>
  0.17 + 0.13 * Math.max(0, t) ** 2.6 + 0.02 * Math.max(0, -t) ** 4;
const base = (t: number): number => {
  const nose = Math.max(0, (t - 0.45) / 0.55);
  const tail = Math.max(0, (-t - 0.86) / 0.14);
  return 0.26 * nose ** 2.2 + 0.06 * tail ** 2;
};

function hull(t: number, a: number, side: number): Vec {
  const low = base(t);
  const flat = Math.min(1, a / 0.5);
  const up = Math.max(0, (a - 0.35) / 0.65);
  return [
    t * half,
    low + (Math.max(rim(t), low) - low) * up ** 1.15,
    side * beam(t) * (0.76 * flat ** 0.9 + 0.24 * up),
  ];
}

/** A point on the cover; q from side to side, -1 to 1. */
export function onCover(t: number, q: number, lift = 0): Vec {
  const load = Math.max(0, 1 - Math.abs((t + 0.08) / 0.98) ** 3.4) ** 0.8;
  const lumps = 0.012 * Math.sin(t * 11 + 1) * Math.cos(q * 2) + 0.008 * Math.sin(t * 23);
  const round = Math.max(0, 1 - Math.abs(q) ** 3.2) ** 0.7;
  return [
    t * half,
    rim(t) + (0.25 * load + lumps * load) * round + lift,
    q * (beam(t) + lift) * (1 + 0.03 * round),
  ];
}

function strap(t: number, camera: Camera): string {
  const over = facing(
    steps(-1, 1, 40).map((q) => onCover(t, q, 0.006)),
    camera,
  );
  const buckle = onCover(t, 0.62, 0.012);
  const lower = onCover(t, 0.8, 0.012);
  const side: Vec[] = [onCover(t, 1, 0.006), [t * half, rim(t) - 0.07, beam(t) * 0.96 + 0.004]];
  return (
    line(over, camera, { colour: strapColour, width: 0.036 }) +
    line(over, camera, { colour: "#d9641e", width: 0.008 }) +
    line(side, camera, { colour: strapColour, width: 0.03 }) +
    line([buckle, lower], camera, { colour: "#0d1315", width: 0.055 }) +
    line([buckle, lower], camera, { colour: "#5d6b6c", width: 0.026 })
  );
}

function zip(camera: Camera): string {
  const run = steps(-0.88, 0.86, 50).map((t) => onCover(t, 0.03, 0.004));
  return (
    line(run, camera, { colour: "#17352c", width: 0.03 }) +
    line(run, camera, {
      colour: "#c9d3cc",
      width: 0.006,
      dash: `${(camera.scale * 0.008).toFixed(1)} ${(camera.scale * 0.008).toFixed(1)}`,
    })
  );
}

function rimTube(side: number, camera: Camera): string {
  const edge = steps(-1, 0.995, 60).map((t): Vec => [t * half, rim(t), side * beam(t)]);
  return (
    line(edge, camera, { colour: "#8c5c12", width: 0.03 }) +
    line(edge, camera, { colour: "#f0bf5d", width: 0.012 })
  );
}

/** Shafts that cross once and end in the hip belt at `belt`. */
function shafts(camera: Camera, belt: Vec): string {
  const rods = [-1, 1].map((side) => {
    const from: Vec = [half * 0.86, 0.3, side * 0.15];
    const to: Vec = [belt[0], belt[1], belt[2] - side * 0.17];
    return (
      line([from, to], camera, { colour: "#2a3234", width: 0.03 }) +
      line([from, to], camera, { colour: "#cfd6d2", width: 0.017 }) +
      line([from, to], camera, { colour: "#ffffff", width: 0.005, opacity: 0.8 }) +
      line([from, [from[0] - 0.1, from[1] - 0.03, from[2]]], camera, {
        colour: "#1a2224",
        width: 0.045,
      })
    );
  });
  return rods.join("");
}

/** Padded belt with shoulder straps, standing on its edge. */
export function hipBelt(camera: Camera, [x, y, z]: Vec, sun?: Sun): string {
  const band = (u: number, v: number): Vec => {
    const angle = u * Math.PI * 2;
    const lean = 1.12 - 0.24 * v;
    const high = 0.055 + 0.045 * (0.5 + 0.5 * Math.cos(angle));
    return [
      x + 0.14 - 0.16 * lean * Math.cos(angle),
      y - 0.02 + v * high * 1.6,
      z + 0.2 * lean * Math.sin(angle),
    ];
  };
  const faces = surface(band, [48, 5], {
    colour: (u, v) =>
      Math.abs(u - 0.5) < 0.035 ? "#cfd6d2" : v < 0.2 || v > 0.8 ? "#171f22" : "#c4571a",
    inside: "#3a2a20",
  });
  const shoulder = (side: number): Vec[] =>
    steps(0, 1, 24).map((s) => [
      x + 0.03 + 0.22 * s,
      y + 0.06 + 0.2 * Math.sin(Math.PI * s) ** 0.7,
      z + side * (0.13 - 0.03 * Math.sin(Math.PI * s)),
    ]);
  const strapOver = (side: number): string =>
    line(shoulder(side), camera, { colour: strapColour, width: 0.045 }) +
    line(shoulder(side), camera, { colour: "#c4571a", width: 0.02 });
  return strapOver(-1) + mesh(faces, camera, sun) + strapOver(1);
}

/** What the sled covers of the ground, for its shadow. */
export function pulkaOutline(camera: Camera): string {
  const edge = (side: number): Vec[] =>
    steps(-1, 0.95, 40).map((t): Vec => [t * half, 0, side * beam(t)]);
  return pathOf([...edge(1), ...edge(-1).toReversed()], camera, true);
}

/** Expedition sled, 1.6 m, nose to the right; the belt of the shafts lies at `belt`. */
export function pulka(
  camera: Camera,
  sun?: Sun,
  belt: Vec = [2.25, 0.16, 0],
  withBelt = true,
): string {
  const fine = camera.scale > 700 ? 3 : 1;
  const sides = [-1, 1].map((side) =>
    surface((u, v) => hull(u * 2 - 1, v, side), [60 * fine, 14], {
      colour: hullColour,
      gloss: 0.45,
    }),
  );
  const tail = surface(
    (u, v) => {
      const edge = hull(-1, v, 1);
      return [edge[0], edge[1], edge[2] * (u * 2 - 1)];
    },
    [6, 8],
    { colour: hullColour },
  );
  const cover = surface((u, v) => onCover((u * 2 - 1) * 0.97, v * 2 - 1), [72 * fine, 26 * fine], {
    colour: coverColour,
    gloss: 0.12,
  });
  return (
    mesh([...sides.flat(), ...tail], camera, sun) +
    rimTube(-1, camera) +
    mesh(cover, camera, sun) +
    zip(camera) +
    rimTube(1, camera) +
    [-0.7, -0.25, 0.2, 0.58].map((t) => strap(t, camera)).join("") +
    (withBelt ? hipBelt(camera, belt, sun) : "") +
    shafts(camera, belt)
  );
}
