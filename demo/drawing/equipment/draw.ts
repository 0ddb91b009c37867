type Stop = readonly [number, string, number?];

const stopsOf = (stops: readonly Stop[]): string =>
  stops
    .map(
      ([offset, colour, opacity = 1]) =>
        `<stop offset="${offset}" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join("");

export function shadeAcross(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}">${stopsOf(stops)}</linearGradient>`;
}

export function shadeDown(id: string, stops: readonly Stop[]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="0" y2="1">${stopsOf(stops)}</linearGradient>`;
}

export function shadeRound(id: string, stops: readonly Stop[]): string {
  return `<radialGradient id="${id}">${stopsOf(stops)}</radialGradient>`;
}

export function fill(d: string, colour: string, opacity = 1): string {
  return `<path d="${d}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function stroke(d: string, colour: string, width: number, opacity = 1): string {
  return `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function circle(x: number, y: number, radius: number, colour: string, opacity = 1): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${colour}"${opacity < 1 ? ` opacity="${opacity}"` : ""}/>`;
}

export function ring(x: number, y: number, radius: number, colour: string, width: number): string {
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="none" stroke="${colour}" stroke-width="${width}"/>`;
}

export function ellipse(x: number, y: number, rx: number, ry: number, colour: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${colour}"/>`;
}

/** A tube: dark edge, body and a narrow light along it. */
export function tube(d: string, colours: [string, string, string], width: number): string {
  const [edge, body, light] = colours;
  return (
    stroke(d, edge, width) +
    stroke(d, body, width * 0.82) +
    `<g transform="translate(${(-width * 0.08).toFixed(1)} ${(-width * 0.2).toFixed(1)})">${stroke(d, light, width * 0.16, 0.75)}</g>`
  );
}

export function moved(
  svg: string,
  x: number,
  y: number,
  scale = 1,
  turn = 0,
  mirrored = false,
): string {
  const flip = mirrored ? `scale(-1 1)` : "";
  return `<g transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) rotate(${turn}) scale(${scale}) ${flip}">${svg}</g>`;
}

/** Soft shadow where a thing meets the ground. */
export function contactShadow(
  x: number,
  y: number,
  rx: number,
  ry: number,
  colour: string,
  opacity: number,
): string {
  const id = `eq-shadow-${Math.round(x)}-${Math.round(y)}-${Math.round(rx)}`;
  return (
    shadeRound(id, [
      [0, colour, opacity],
      [0.55, colour, opacity * 0.6],
      [1, colour, 0],
    ]) + ellipse(x, y, rx, ry, `url(#${id})`)
  );
}
