import { darker, lighter } from "../color.ts";
import { inLight, type Palette } from "../palette.ts";
import type { Drawing } from "../picture.ts";
import { cab, frontOverhang } from "./cab.ts";
import { slidingDoorOpening } from "./van-interior.ts";
import type { VehicleOptions } from "./options.ts";
import {
  contactShadow,
  panel,
  partDefs,
  skylight,
  tailLamp,
  underside,
  upright,
  wheel,
  wheelArch,
  windowPane,
} from "./parts.ts";

const length = 600;
const height = 272;
const frontWheel = length - frontOverhang;
const rearWheel = frontWheel - 404;
const paint = "#2d5a4d";

const body =
  "M8 34H394V143H528C510 170 490 198 462 220C448 236 428 248 400 250C300 255 130 255 46 252Q24 250 18 236C8 200 5 150 5 110L6 40Z";

function joints(palette: Palette, side: VehicleOptions["side"]): string {
  const line = inLight(palette, darker(paint, 0.55));
  const crease = inLight(palette, lighter(paint, 0.25));
  const sliding =
    side === "door"
      ? `<path d="M262 50V226Q262 234 270 234H384Q392 234 392 226V50" fill="none" stroke="${line}" stroke-width="1.2"/><path d="M118 128H262" stroke="${line}" stroke-width="3.4"/><path d="M118 129.5H262" stroke="${crease}" stroke-width="0.8"/><rect x="270" y="118" width="18" height="6" rx="3" fill="${line}"/>`
      : `<path d="M262 50V234M392 50V234" stroke="${line}" stroke-width="0.8" opacity="0.6"/><rect x="300" y="98" width="24" height="20" rx="3" fill="none" stroke="${line}" stroke-width="0.9"/>`;
  return `<path d="M14 228C120 238 300 238 404 232" fill="none" stroke="${line}" stroke-width="1"/><path d="M6 138C120 144 270 144 394 140" fill="none" stroke="${crease}" stroke-width="1.4" opacity="0.6"/><path d="M146 62C200 70 330 70 392 64" fill="none" stroke="${crease}" stroke-width="1.2" opacity="0.4"/><path d="M26 46V236" stroke="${line}" stroke-width="0.8" opacity="0.7"/>${sliding}`;
}

/** Steep hills above the sea, drawn as one thin decal along the side. */
function coastDecal(palette: Palette): string {
  const line = inLight(palette, "#e8dcc0");
  return `<path d="M34 92L70 92L92 112L108 100L134 126L156 102L170 110L188 92H252" fill="none" stroke="${line}" stroke-width="2.2" stroke-linejoin="round" opacity="0.9"/><path d="M44 82H150M166 82H236M70 74H120M136 74H196" stroke="${line}" stroke-width="1.6" stroke-linecap="round" opacity="0.6"/>`;
}

/** A two-metre-wide van of sheet steel, its own shape kept; the sliding door may stand open. */
export function panelVan(options: VehicleOptions & { doorOpen?: boolean }): Drawing {
  const { palette, side } = options;
  const lit = options.lit ?? palette.lampsLit;
  const plastic = inLight(palette, "#232b2d");
  const openDoor = side === "door" && options.doorOpen === true;
  const content = `${partDefs(palette, height)}${contactShadow(0, length)}${underside(20, length - 40, [rearWheel, frontWheel])}
${skylight(70, 251, 54, palette)}${skylight(226, 253, 50, palette)}<path d="M300 252h90l4 4h-98Z" fill="${inLight(palette, "#27343a")}"/>
${panel(body, paint, palette)}
<path d="M18 236Q24 249 46 250C130 253 300 253 400 248C428 246 446 234 460 219" fill="none" stroke="#fff" stroke-width="1.8" opacity="0.45"/>
${joints(palette, side)}${coastDecal(palette)}
<path d="M6 34H394V60H6Z" fill="${plastic}"/><path d="M6 60H394" stroke="#fff" stroke-width="0.8" opacity="0.2"/>
${windowPane("rear", { x: 36, y: 158, width: 84, height: 50, lit }, palette)}${windowPane("middle", { x: 142, y: 158, width: 108, height: 54, lit, blind: lit ? 0 : 0.3 }, palette)}
${openDoor ? slidingDoorOpening(262, palette) : windowPane("side", { x: 274, y: 158, width: 108, height: 58, lit }, palette)}
${tailLamp(6, 104, 9, 76)}<rect x="1" y="34" width="30" height="26" rx="6" fill="${plastic}"/>
${wheelArch(rearWheel)}<path d="M49 28V34A51 51 0 0 0 151 34V28H142V34A42 42 0 0 1 58 34V28Z" fill="${plastic}"/>
${cab({ length, color: paint, palette, headlampsLit: options.headlamps ?? false, cabinLit: false })}
${wheel(rearWheel, palette)}${wheel(frontWheel, palette)}`;
  return { svg: upright(height, content), width: length, height };
}
