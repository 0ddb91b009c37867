import type { Drawing } from "../picture.ts";
import { inLight, type Palette } from "../palette.ts";
import { cab, frontOverhang } from "./cab.ts";
import type { VehicleOptions } from "./options.ts";
import {
  awningCassette,
  contactShadow,
  habitationDoor,
  hatch,
  panel,
  partDefs,
  skylight,
  tailLamp,
  underside,
  upright,
  ventGrille,
  wheel,
  wheelArch,
  windowPane,
} from "./parts.ts";

const length = 660;
const height = 286;
const frontWheel = length - frontOverhang;
const rearWheel = frontWheel - 380;

const body =
  "M10 34H452V143H575C560 176 540 208 522 224C512 234 500 243 480 254C462 264 440 270 414 271L40 272Q10 272 9 244L6 70Q6 40 10 34Z";

function doorSide(palette: Palette, lit: boolean): string {
  return `${windowPane("bed", { x: 36, y: 172, width: 78, height: 46, lit }, palette)}${windowPane("dinette", { x: 352, y: 158, width: 88, height: 56, lit }, palette)}${habitationDoor({ x: 284, y: 44, width: 56, height: 186, color: "#f3f1ea", lit }, palette)}${hatch(28, 62, 92, 82, palette)}${awningCassette(120, 452, 258, palette)}`;
}

function driverSide(palette: Palette, lit: boolean): string {
  return `${windowPane("bed", { x: 36, y: 172, width: 78, height: 46, lit }, palette)}${windowPane("kitchen", { x: 236, y: 168, width: 74, height: 46, lit }, palette)}${windowPane("dinette", { x: 352, y: 158, width: 88, height: 56, lit }, palette)}${hatch(28, 62, 92, 82, palette)}${ventGrille(256, 128, 44, 20, palette)}${ventGrille(256, 74, 44, 20, palette)}${hatch(330, 60, 40, 44, palette)}${hatch(386, 92, 26, 24, palette)}`;
}

function decor(palette: Palette): string {
  const ember = inLight(palette, "#c25f1e");
  const fjord = inLight(palette, "#2b5a63");
  return `<path d="M7 118C120 116 236 122 330 106C390 96 430 90 452 92V78C420 78 380 84 330 92C236 110 120 104 6 104Z" fill="${fjord}"/><path d="M6 98C120 98 232 104 330 86C390 76 430 72 452 72V66C420 68 380 72 330 80C240 98 120 92 6 92Z" fill="${ember}"/>`;
}

/** Low body that flows down over a chassis cab with bonnet. */
export function halfIntegrated(options: VehicleOptions): Drawing {
  const { palette, side } = options;
  const lit = options.lit ?? palette.lampsLit;
  const skirt = `M8 30H452V62H7Z`;
  const content = `${partDefs(palette, height)}${contactShadow(0, length)}${underside(20, length - 40, [rearWheel, frontWheel])}
${skylight(90, 271, 62, palette)}${skylight(250, 271, 52, palette)}<path d="M330 270h84l8 4h-96Z" fill="${inLight(palette, "#27343a")}"/>
${panel(body, "#f4f2ec", palette, options.keyFrom)}
<path d="M414 271C440 270 462 264 480 254C500 243 512 234 522 224L512 219C500 229 488 238 468 248C452 256 434 260 414 261Z" fill="${inLight(palette, "#23363b")}"/><path d="M436 262C452 259 470 251 482 244L490 248C474 258 458 265 440 267Z" fill="url(#mh-screen)"/>
${decor(palette)}<path d="${skirt}" fill="${inLight(palette, "#c6ccc9")}"/><path d="${skirt}" fill="url(#mh-shade)"/><path d="M8 62H452" stroke="${inLight(palette, "#87928f")}" stroke-width="1"/>
<path d="M9 244Q10 268 40 268H414" fill="none" stroke="#fff" stroke-width="2" opacity="0.7"/>
${side === "door" ? doorSide(palette, lit) : driverSide(palette, lit)}
${tailLamp(5, 76, 9, 54)}<rect x="2" y="34" width="26" height="24" rx="6" fill="${inLight(palette, "#2b3436")}"/>
${wheelArch(rearWheel)}${cab({ length, color: "#8d979a", palette, headlampsLit: options.headlamps ?? false, cabinLit: false })}
<path d="M452 30V143" stroke="${inLight(palette, "#5c6a6c")}" stroke-width="1.4"/>${wheel(rearWheel, palette)}${wheel(frontWheel, palette)}`;
  return { svg: upright(height, content), width: length, height };
}
