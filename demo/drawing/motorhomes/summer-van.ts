import { darker, lighter } from "../color.ts";
import { inLight, type Palette } from "../palette.ts";
import type { Drawing } from "../picture.ts";
import type { VehicleOptions } from "./options.ts";
import {
  contactShadow,
  panel,
  partDefs,
  tailLamp,
  underside,
  upright,
  wheelArch,
} from "./parts.ts";

const length = 474;
const height = 300;
const frontWheel = 384;
const rearWheel = 92;
const coral = "#d9613f";
const cream = "#fbf3df";

const body =
  "M16 40C11 62 9 92 11 118C13 152 20 178 32 191Q40 200 58 201L314 202C340 202 354 196 366 180L402 132C424 128 448 120 458 106C468 92 471 72 469 54Q467 38 452 35L24 34Q17 34 16 40Z";
const upper =
  "M10 104C11 140 18 178 32 191Q40 200 58 201L314 202C340 202 354 196 366 180L402 132C424 128 448 120 458 106C440 118 412 122 388 120C330 116 200 110 10 104Z";

function whitewallWheel(x: number, palette: Palette): string {
  const tint = (color: string): string => inLight(palette, color);
  return `<g transform="translate(${x} 32)"><circle r="32" fill="url(#mh-tyre)"/><circle r="23.5" fill="${tint("#f6efe0")}"/><circle r="20" fill="${tint("#22292b")}"/><circle r="18.5" fill="${tint(cream)}"/><circle r="18.5" fill="url(#mh-rim)" opacity="0.35"/><circle r="11" fill="${tint(coral)}"/><path d="M-8 6A10 10 0 0 0 6 8" fill="none" stroke="#fff" stroke-width="2" stroke-linecap="round" opacity="0.6"/>${[0, 72, 144, 216, 288].map((turn) => `<circle cx="0" cy="14.8" r="1.5" fill="${tint("#9c9a8e")}" transform="rotate(${turn})"/>`).join("")}</g>`;
}

function glassBand(palette: Palette): string {
  const frame = inLight(palette, "#1a2224");
  const shapes = [
    "M36 132C38 154 44 172 52 182Q55 186 62 186H132V132Z",
    "M140 132V186H244V132Z",
    "M256 132V186H310C328 186 338 182 346 172L374 134Q375 132 372 132Z",
  ];
  const panes = shapes
    .map(
      (shape) =>
        `<path d="${shape}" fill="${frame}" stroke="${frame}" stroke-width="4" stroke-linejoin="round"/><path d="${shape}" fill="url(#mh-glass)"/>`,
    )
    .join("");
  return `${panes}<path d="M372 130L402 134L366 180C360 188 352 194 342 197L346 178Z" fill="url(#mh-screen)"/><path d="M400 135L365 181" stroke="#fff" stroke-width="1.4" opacity="0.6"/>
<path d="M296 132L316 186H326L306 132ZM164 132L184 186H200L180 132ZM206 132L226 186H230L210 132ZM66 132L86 186H96L76 132Z" fill="#ffffff" opacity="0.13"/>
<path d="M38 132C39 150 46 172 54 184L66 186C58 168 56 150 57 132ZM118 132C120 150 126 170 132 186V132ZM140 186C146 168 150 150 151 132H140ZM244 186C238 168 234 150 233 132H244Z" fill="${inLight(palette, "#f2c14e")}" opacity="0.85"/><path d="M322 133L338 150" stroke="#0a1315" stroke-width="4" stroke-linecap="round" opacity="0.6"/><path d="M272 132V158Q272 168 280 168Q288 168 288 158V132Z" fill="#0a1315" opacity="0.5"/>`;
}

/** The raised roof: a light lid hinged over the cab and striped cloth beneath it. */
function popUpRoof(palette: Palette): string {
  const cloth = "M50 201L36 270L320 206V201Z";
  const stripes = Array.from({ length: 15 }, (_, index) => {
    const x = 42 + index * 19;
    return `<path d="M${x} 195L${x - 6} 280H${x + 3}L${x + 9} 195Z" fill="${inLight(palette, "#f2c14e")}"/>`;
  }).join("");
  return `<clipPath id="mh-cloth"><path d="${cloth}"/></clipPath><path d="${cloth}" fill="${inLight(palette, "#fff6e2")}"/><g clip-path="url(#mh-cloth)">${stripes}<path d="M36 270L320 206V196L36 250Z" fill="${palette.shadow}" opacity="0.22"/><path d="M84 212L80 248L160 230L158 212Z" fill="${inLight(palette, "#35454a")}" opacity="0.85" stroke="${inLight(palette, "#fff6e2")}" stroke-width="3"/><path d="M92 214L112 240M112 214L130 236" stroke="#fff" stroke-width="1" opacity="0.3"/></g>
<path d="M24 270Q22 282 34 284C60 286 76 284 92 280L318 216Q328 212 330 204L322 203L40 266Q26 266 24 270Z" fill="${inLight(palette, cream)}"/><path d="M26 274Q26 282 36 282C60 284 76 282 92 278L318 213" fill="none" stroke="#fff" stroke-width="2" opacity="0.8"/><path d="M26 268L40 265L322 203L328 206L42 270Z" fill="${inLight(palette, darker(cream, 0.3))}"/>`;
}

function trims(palette: Palette, side: VehicleOptions["side"]): string {
  const joint = inLight(palette, darker(coral, 0.4));
  const chrome = inLight(palette, "#e9eceb");
  const sliding =
    side === "door"
      ? `<path d="M136 46V192M250 46V192" stroke="${joint}" stroke-width="1.1"/><path d="M44 118H136" stroke="${joint}" stroke-width="2.4"/><rect x="228" y="96" width="16" height="5" rx="2.5" fill="${chrome}"/>`
      : `<path d="M250 46V192" stroke="${joint}" stroke-width="1"/><circle cx="60" cy="86" r="8" fill="none" stroke="${joint}" stroke-width="1"/>`;
  return `${sliding}<path d="M352 132C344 100 346 84 336 66M252 46H330" fill="none" stroke="${joint}" stroke-width="1.1"/><rect x="258" y="96" width="16" height="5" rx="2.5" fill="${chrome}"/>
<path d="M10 104C200 110 330 116 388 120C412 122 440 118 458 106" fill="none" stroke="${chrome}" stroke-width="2.6"/>
<path d="M2 44Q2 38 8 38H46V50H8Q2 50 2 44ZM432 38H468Q474 38 474 44Q474 50 468 50H432Z" fill="${chrome}"/><path d="M5 41H44M434 41H470" stroke="${inLight(palette, "#8d9797")}" stroke-width="2"/>
<ellipse cx="457" cy="88" rx="9" ry="13" fill="${chrome}"/><ellipse cx="459" cy="88" rx="6.5" ry="10.5" fill="${palette.lampsLit ? "#fff3c4" : inLight(palette, "#f6f4e4")}"/><path d="M455 94Q457 98 461 97" fill="none" stroke="#fff" stroke-width="1.4"/><rect x="440" y="66" width="9" height="5" rx="2.5" fill="#f0a043"/>
<path d="M368 138L384 146V150L366 144Z" fill="${chrome}"/><ellipse cx="385" cy="152" rx="6" ry="10" fill="${inLight(palette, lighter(coral, 0.1))}"/><path d="M381 156Q383 160 387 159" fill="none" stroke="#fff" stroke-width="1.2" opacity="0.7"/>`;
}

/** A small round-cornered two-tone van with its roof up. */
export function summerVan(options: VehicleOptions & { roofUp?: boolean }): Drawing {
  const { palette } = options;
  const content = `${partDefs(palette, 210)}${contactShadow(0, length)}${underside(24, length - 30, [rearWheel, frontWheel])}
${options.roofUp === false ? "" : popUpRoof(palette)}
${panel(body, coral, palette, options.keyFrom)}${panel(upper, cream, palette)}
<path d="M33 192Q40 199 58 200L314 201C338 201 352 195 364 181" fill="none" stroke="#fff" stroke-width="2" opacity="0.8"/>
${glassBand(palette)}${trims(palette, options.side)}${tailLamp(11, 70, 9, 28)}
<path d="M17 38H458L452 35H24Z" fill="${palette.shadow}" opacity="0.4"/>
${wheelArch(rearWheel, 39, 32)}${wheelArch(frontWheel, 39, 32)}${whitewallWheel(rearWheel, palette)}${whitewallWheel(frontWheel, palette)}`;
  return { svg: upright(height, content), width: length, height };
}
