import {
  facing,
  line,
  mesh,
  outside,
  steps,
  surface,
  type Camera,
  type Face,
  type Sun,
  type Vec,
} from "./solid.ts";

const half = 1.02;
const shellColour = "#39434a";
const trayColour = "#1d2428";

const nose = (t: number): number => Math.max(0, 1 - Math.max(0, t) ** 3.4) ** 0.8;
const stern = (t: number): number => Math.max(0, 1 - Math.max(0, -t) ** 12) ** 0.55;
const rounded = (t: number): number => Math.max(0, 1 - Math.abs(t) ** 16) ** 0.5;
const halfWidth = (t: number): number =>
  0.43 * (1 - 0.3 * Math.max(0, t) ** 3) * (0.12 + 0.88 * rounded(t));
const seamHeight = 0.16;
const topHeight = (t: number): number =>
  seamHeight + 0.012 + 0.24 * nose(t) * stern(t) * (1 - 0.1 * Math.max(0, t));
const bottomHeight = (t: number): number =>
  seamHeight - 0.012 - 0.14 * stern(t) * Math.max(0, 1 - Math.max(0, t) ** 5) ** 0.7;
const spread = (u: number): number => Math.sin((Math.PI / 2) * (u * 2 - 1));

function lid(t: number, q: number): Vec {
  const round = Math.max(0, 1 - Math.abs(q) ** 4.5) ** 0.42;
  const ridge = 0.012 * Math.exp(-(((Math.abs(q) - 0.42) / 0.09) ** 2)) * nose(t) * stern(t);
  return [t * half, seamHeight + (topHeight(t) - seamHeight) * round + ridge, q * halfWidth(t)];
}

function tray(t: number, q: number): Vec {
  const round = Math.max(0, 1 - Math.abs(q) ** 4) ** 0.5;
  return [t * half, seamHeight + (bottomHeight(t) - seamHeight) * round, q * halfWidth(t) * 0.985];
}

const raised = ([x, y, z]: Vec, angle: number): Vec => {
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const [dy, dz] = [y - seamHeight, z + 0.43];
  return [x, seamHeight + dy * cos + dz * sin, -0.43 + dz * cos - dy * sin];
};

function shellOf(open: number): Face[] {
  return surface((u, v) => raised(lid(spread(u), spread(v)), open), [168, 80], {
    colour: shellColour,
    inside: "#2a3237",
    gloss: 0.85,
  });
}

/** Skis and soft bags as they lie in the tray. */
function packing(camera: Camera, sun?: Sun): string {
  const plank = (z: number, tip: number): string => {
    const width = (u: number): number =>
      0.04 * (1 - 0.25 * Math.sin(Math.PI * u)) * Math.min(1, (1 - u) * 9 + 0.1) ** 0.5;
    const at = (u: number, v: number): Vec => [
      -0.92 + u * 1.78,
      0.13 + 0.09 * Math.max(0, (u - 0.9) / 0.1) ** 2,
      z + tip * u + (v * 2 - 1) * width(u),
    ];
    const colour = (u: number): string =>
      u > 0.66 && u < 0.7 ? "#f3efe4" : u > 0.7 && u < 0.76 ? "#d9641e" : "#2f7161";
    return mesh(surface(at, [80, 2], { colour, gloss: 0.3 }), camera, sun);
  };
  const bag = (x: number, z: number, size: Vec, colour: string): string => {
    const bend = (value: number, power: number): number =>
      Math.sign(value) * Math.abs(value) ** power;
    const at = (u: number, v: number): Vec => {
      const [a, b] = [u * Math.PI * 2, (v - 0.5) * Math.PI];
      return [
        x + size[0] * bend(Math.sin(b), 0.62),
        0.06 + size[1] * (1 + bend(Math.cos(b), 0.5) * bend(Math.cos(a), 0.8)),
        z + size[2] * bend(Math.cos(b), 0.5) * bend(Math.sin(a), 0.8),
      ];
    };
    const strap = (share: number): string =>
      line(
        facing(
          steps(0.72, 1.33, 40).map((u) => at(u, share)),
          camera,
        ),
        camera,
        {
          colour: "#12191b",
          width: 0.026,
        },
      );
    return (
      mesh(surface(at, [80, 60], { colour, gloss: 0.15 }), camera, sun) + strap(0.36) + strap(0.64)
    );
  };
  return (
    bag(-0.55, -0.12, [0.3, 0.14, 0.22], "#d8972a") +
    bag(0.62, -0.1, [0.22, 0.11, 0.18], "#b4500f") +
    bag(0.06, -0.1, [0.29, 0.13, 0.21], "#2f6f8f") +
    plank(0.18, -0.02) +
    plank(0.29, -0.04)
  );
}

function seam(camera: Camera): string {
  const edge = steps(-0.99, 0.99, 70).map((t): Vec => [t * half, seamHeight, halfWidth(t) * 1.005]);
  return (
    line(edge, camera, { colour: "#0b1012", width: 0.022 }) +
    line(
      edge.map(([x, y, z]): Vec => [x, y + 0.014, z]),
      camera,
      {
        colour: "#8b99a0",
        width: 0.006,
        opacity: 0.7,
      },
    )
  );
}

function locks(camera: Camera): string {
  return [-0.45, 0.4]
    .map((t) => {
      const [x, z] = [t * half, halfWidth(t) + 0.012];
      return (
        line(
          [
            [x - 0.035, 0.165, z],
            [x + 0.035, 0.165, z],
          ],
          camera,
          {
            colour: "#0b1012",
            width: 0.06,
          },
        ) +
        line(
          [
            [x - 0.03, 0.172, z],
            [x + 0.03, 0.172, z],
          ],
          camera,
          {
            colour: "#79868c",
            width: 0.022,
          },
        ) +
        line(
          [
            [x, 0.158, z + 0.004],
            [x, 0.158, z + 0.004],
          ],
          camera,
          {
            colour: "#d9dfe0",
            width: 0.018,
          },
        )
      );
    })
    .join("");
}

function stripe(camera: Camera): string {
  const run = (q: number): Vec[] => steps(-0.62, 0.7, 40).map((t) => lid(t, q - 0.02 * t));
  return (
    line(run(0.985), camera, { colour: "#d9641e", width: 0.012 }) +
    line(run(0.955), camera, { colour: "#9aa7ac", width: 0.006, opacity: 0.7 })
  );
}

/** Roof box for 430 litres, 2.04 m, nose to the right; `open` in radians, then with a packed tray. */
export function takbox(camera: Camera, sun?: Sun, open = 0): string {
  const under = surface((u, v) => tray(spread(u), spread(v)), [70, 24], {
    colour: trayColour,
    inside: "#20282c",
    gloss: 0.2,
  });
  if (open) {
    const wall = outside(under, (x) => [x, seamHeight, 0], camera);
    return (
      mesh(shellOf(open), camera, sun) +
      mesh(under, camera, sun) +
      packing(camera, sun) +
      mesh(wall, camera, sun) +
      seam(camera)
    );
  }
  return (
    mesh(under, camera, sun) +
    mesh(shellOf(0), camera, sun) +
    seam(camera) +
    stripe(camera) +
    locks(camera)
  );
}
