import { pathOf, line, mesh, steps, surface, type Camera, type Sun, type Vec } from "./solid.ts";

const half = 2.6;
const deckColour = "#d0421a";
const bottomColour = "#f3efe6";
const rubber = "#1b2326";

const beam = (t: number): number => 0.285 * Math.max(0, 1 - Math.abs(t) ** 2.15) ** 1.05;
const sheer = (t: number): number => 0.2 + (t > 0 ? 0.17 : 0.13) * Math.abs(t) ** 2.8;
const keel = (t: number): number => {
  const end = Math.max(0, (Math.abs(t) - 0.8) / 0.2);
  return 0.025 * t * t + (sheer(t) - 0.03) * end ** 2.3;
};
const crown = (t: number): number => {
  const front = Math.min(1, Math.max(0, (t + 0.34) / 0.3));
  const rise = front * front * (3 - 2 * front);
  return (0.06 + rise * (0.055 - 0.09 * Math.max(0, t))) * (1 - Math.abs(t) ** 6);
};

function hull(t: number, a: number, side: number): Vec {
  const angle = (a * Math.PI) / 2;
  const [low, high] = [keel(t), sheer(t)];
  return [
    t * half,
    low + (high - low) * (1 - Math.cos(angle)) ** 0.85,
    side * beam(t) * Math.sin(angle) ** 0.85,
  ];
}

/** A point on the deck: t from stern to bow, q from side to side, both -1 to 1. */
export function onDeck(t: number, q: number, lift = 0.004): Vec {
  return [t * half, sheer(t) + crown(t) * (1 - Math.abs(q) ** 2.2) + lift, q * beam(t)];
}

const oval = (centre: number, length: number, width: number, lift: number): Vec[] =>
  steps(0, Math.PI * 2, 40).map((angle) => {
    const x = centre + Math.cos(angle) * length * 0.5;
    const z = Math.sin(angle) * width * 0.5;
    const t = x / half;
    return onDeck(t, Math.max(-0.96, Math.min(0.96, z / beam(t))), lift);
  });

function hatch(centre: number, length: number, width: number, camera: Camera): string {
  const rim = oval(centre, length, width, 0.012);
  const lid = oval(centre, length * 0.86, width * 0.84, 0.02);
  return (
    line(rim, camera, { colour: "#11181a", width: 0.012, fill: "#11181a", closed: true }) +
    line(lid, camera, { colour: "#39464a", width: 0.006, fill: rubber, closed: true }) +
    line(lid.slice(22, 36), camera, { colour: "#7d8b8c", width: 0.008, opacity: 0.8 })
  );
}

function cockpit(camera: Camera): string {
  const centre = -0.22;
  const rim = steps(0, Math.PI * 2, 48).map((angle): Vec => {
    const x = centre + Math.cos(angle) * 0.42;
    const narrow = 1 - 0.16 * Math.max(0, Math.cos(angle));
    const z = Math.sin(angle) * 0.205 * narrow;
    const [, y] = onDeck(x / half, z / beam(x / half));
    return [x, y * 0.25 + 0.235 + 0.035 * Math.max(0, Math.cos(angle)), z];
  });
  const seat = rim.map(([x, y, z]): Vec => [
    (x - centre) * 0.62 + centre - 0.08,
    y - 0.06,
    z * 0.72,
  ]);
  const back = rim.slice(15, 34).map(([x, y, z]): Vec => [x + 0.06, y + 0.005, z * 0.86]);
  return (
    line(rim, camera, { colour: "#0e1517", width: 0.06, fill: "#11181b", closed: true }) +
    line(seat, camera, { colour: "#232d30", width: 0.01, fill: "#1d2629", closed: true }) +
    line(back, camera, { colour: "#36444a", width: 0.05, opacity: 0.95 }) +
    line(rim, camera, { colour: "#2b3538", width: 0.034, closed: true }) +
    line(rim.slice(20, 42), camera, { colour: "#8e9a99", width: 0.01, opacity: 0.75 })
  );
}

function bungees(from: number, to: number, camera: Camera): string {
  const [a, b, c] = [from, (from + to) / 2, to];
  const cord = (start: number, end: number, side: number): string =>
    line(
      steps(0, 1, 8).map((s) => onDeck(start + (end - start) * s, side * (0.8 - 1.6 * s), 0.012)),
      camera,
      { colour: "#161d1f", width: 0.011 },
    );
  const fittings = [a, b, c].flatMap((t) =>
    [-0.8, 0.8].map((q) =>
      line([onDeck(t, q, 0.01), onDeck(t + 0.006, q, 0.01)], camera, {
        colour: "#0f1618",
        width: 0.032,
      }),
    ),
  );
  return [1, -1].map((side) => cord(a, b, side) + cord(b, c, side)).join("") + fittings.join("");
}

function deckLines(camera: Camera): string {
  const edges = [-0.86, 0.86].flatMap((q) =>
    [
      [-0.93, -0.3],
      [0.14, 0.94],
    ].map(([from = 0, to = 0]) =>
      line(
        steps(from, to, 30).map((t) => onDeck(t, q, 0.012)),
        camera,
        { colour: "#f6e7c8", width: 0.009 },
      ),
    ),
  );
  return edges.join("");
}

function seam(camera: Camera, side: number): string {
  const edge = steps(-0.995, 0.995, 90).map((t): Vec => [
    t * half,
    sheer(t),
    side * beam(t) * 1.004,
  ]);
  return line(edge, camera, { colour: rubber, width: 0.016 });
}

function toggles(camera: Camera): string {
  return [-1, 1]
    .map((end) => {
      const t = end * 0.965;
      const [x, y] = onDeck(t, 0);
      return (
        line([onDeck(t, 0), [x + end * 0.03, y - 0.05, 0.04]], camera, {
          colour: rubber,
          width: 0.008,
        }) +
        line(
          [
            [x + end * 0.03, y - 0.05, 0.045],
            [x + end * 0.03, y - 0.12, 0.05],
          ],
          camera,
          {
            colour: "#0f1618",
            width: 0.026,
          },
        )
      );
    })
    .join("");
}

function polish(camera: Camera): string {
  const streak = (from: number, to: number, q: number, width: number): string =>
    line(
      steps(from, to, 24).map((t) => onDeck(t, q * (1 - 0.35 * Math.abs(t)), 0.006)),
      camera,
      { colour: "#ffe9d6", width, opacity: 0.34 },
    );
  return (
    streak(0.1, 0.9, -0.2, 0.022) +
    streak(0.14, 0.6, 0.34, 0.014) +
    streak(-0.92, -0.3, -0.2, 0.018) +
    streak(-0.8, -0.34, 0.4, 0.012)
  );
}

/** Paddle with two blades, 2.2 m, from `centre` along `direction` (a unit vector on the ground). */
export function kayakPaddle(camera: Camera, centre: Vec, [dx, dy, dz]: Vec): string {
  const along = (s: number, wide = 0): Vec => [
    centre[0] + dx * s - dz * wide,
    centre[1] + dy * s,
    centre[2] + dz * s + dx * wide,
  ];
  const blade = (end: number): Vec[] =>
    steps(0, Math.PI * 2, 28).map((angle) => {
      const reach = 0.88 + 0.23 * Math.cos(angle);
      return along(end * reach, 0.085 * Math.sin(angle) * (1 + 0.25 * Math.cos(angle)));
    });
  const face = (end: number): string =>
    line(blade(end), camera, { colour: "#e9e2d2", width: 0.008, fill: "#f4efe4", closed: true }) +
    line([along(end * 0.66), along(end * 1.06)], camera, { colour: "#c3beb1", width: 0.014 });
  return (
    face(-1) +
    face(1) +
    line([along(-0.74), along(0.74)], camera, { colour: "#171e20", width: 0.032 }) +
    line([along(-0.72), along(0.72)], camera, { colour: "#5b686b", width: 0.008 }) +
    line([along(-0.03), along(0.03)], camera, { colour: "#a9adaa", width: 0.036 })
  );
}

/** What the kayak covers of the ground, for its shadow. */
export function kayakOutline(camera: Camera): string {
  const edge = (side: number): Vec[] =>
    steps(-0.95, 0.95, 60).map((t): Vec => [t * half, 0, side * beam(t) * 0.95]);
  return pathOf([...edge(1), ...edge(-1).toReversed()], camera, true);
}

/** Sea kayak, 5.2 m, resting with its keel at the origin and its bow to the right. */
export function havskajak(camera: Camera, sun?: Sun, paddle = true): string {
  const side = (z: number): ReturnType<typeof surface> =>
    surface((u, v) => hull(u * 2 - 1, v, z), [96, 9], {
      colour: (_u, v) => (v > 0.86 ? deckColour : bottomColour),
      gloss: 0.5,
    });
  const deck = surface((u, v) => onDeck(u * 2 - 1, v * 2 - 1, 0), [96, 16], {
    colour: deckColour,
    gloss: 0.65,
  });
  if (camera.mirrored) return mesh([...side(-1), ...side(1)], camera, sun) + seam(camera, 1);
  return (
    mesh([...side(-1), ...side(1)], camera, sun) +
    seam(camera, -1) +
    mesh(deck, camera, sun) +
    seam(camera, 1) +
    polish(camera) +
    hatch(1.35, 0.4, 0.24, camera) +
    hatch(-1.5, 0.44, 0.27, camera) +
    deckLines(camera) +
    bungees(0.16, 0.36, camera) +
    bungees(-0.48, -0.38, camera) +
    cockpit(camera) +
    toggles(camera) +
    (paddle ? kayakPaddle(camera, [0.55, 0.38, 0.02], [0.94, 0.02, 0.34]) : "")
  );
}
