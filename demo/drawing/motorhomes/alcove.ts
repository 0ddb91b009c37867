import { inLight, type Palette } from "../palette.ts";
import type { Drawing } from "../picture.ts";
import { bikeRack } from "./bike-rack.ts";
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

const rear = 92;
const bodyEnd = 494;
const length = 700;
const height = 318;
const frontWheel = length - frontOverhang;
const rearWheel = frontWheel - 396;

const body =
  "M10 34H494V214H566C592 214 614 220 624 236C631 248 628 264 616 278C604 292 588 301 558 303L40 305Q10 305 9 277L6 70Q6 40 10 34Z";

function doorSide(palette: Palette, lit: boolean): string {
  return `${windowPane("bunk-high", { x: 34, y: 216, width: 84, height: 40, lit }, palette)}${windowPane("bunk-low", { x: 34, y: 148, width: 84, height: 40, lit: false }, palette)}${windowPane("dinette", { x: 376, y: 160, width: 102, height: 60, lit }, palette)}${habitationDoor({ x: 294, y: 44, width: 58, height: 190, color: "#f7f3ea", lit }, palette)}${hatch(26, 58, 104, 66, palette)}${awningCassette(140, 488, 281, palette)}`;
}

function driverSide(palette: Palette, lit: boolean): string {
  return `${windowPane("bunk-high", { x: 34, y: 216, width: 84, height: 40, lit }, palette)}${windowPane("bunk-low", { x: 34, y: 148, width: 84, height: 40, lit: false }, palette)}${windowPane("kitchen", { x: 252, y: 172, width: 84, height: 48, lit }, palette)}${windowPane("dinette", { x: 376, y: 160, width: 102, height: 60, lit }, palette)}${hatch(26, 58, 104, 66, palette)}${ventGrille(262, 132, 46, 20, palette)}${ventGrille(262, 78, 46, 20, palette)}${hatch(350, 58, 42, 48, palette)}${hatch(412, 88, 28, 26, palette)}`;
}

function decor(palette: Palette): string {
  const rust = inLight(palette, "#b4500f");
  const spruce = inLight(palette, "#2c5a4c");
  return `<path d="M494 236C520 236 560 238 624 236C618 226 600 218 566 214H494Z" fill="${spruce}"/><path d="M494 244C540 244 580 247 627 246L625 239C580 241 540 238 494 238Z" fill="${rust}"/>
<path d="M7 136L60 136L92 116L122 138L164 106L214 142L252 124H494V112H250L214 128L166 90L122 124L92 104L58 122H7Z" fill="${spruce}"/><path d="M7 114H56L92 95L122 114L166 80L214 118L250 106H494V101H248L214 112L166 73L122 108L92 88L54 108H7Z" fill="${rust}"/>`;
}

/** A bed over the cab, a high straight body and, on wish, bicycles at the rear. */
export function alcove(options: VehicleOptions & { bikes?: boolean }): Drawing {
  const { palette } = options;
  const lit = options.lit ?? palette.lampsLit;
  const skirt = `M8 30H${bodyEnd}V60H7Z`;
  const vehicle = `${contactShadow(0, length)}${underside(20, length - 40, [rearWheel, frontWheel])}
${skylight(70, 304, 66, palette)}${skylight(236, 304, 54, palette)}${skylight(470, 303, 50, palette)}<path d="M330 304h96l6 4h-106Z" fill="${inLight(palette, "#27343a")}"/>
${panel(body, "#f5f2ea", palette, options.keyFrom)}${decor(palette)}
<path d="${skirt}" fill="${inLight(palette, "#c9cac4")}"/><path d="${skirt}" fill="url(#mh-shade)"/><path d="M8 60H${bodyEnd}" stroke="${inLight(palette, "#87928f")}" stroke-width="1"/>
<path d="M9 277Q10 301 40 301L558 299" fill="none" stroke="#fff" stroke-width="2" opacity="0.7"/>
${windowPane("alcove", { x: 520, y: 248, width: 66, height: 34, lit }, palette)}
${options.side === "door" ? doorSide(palette, lit) : driverSide(palette, lit)}
${tailLamp(5, 76, 9, 54)}<rect x="2" y="34" width="26" height="24" rx="6" fill="${inLight(palette, "#2b3436")}"/>
${wheelArch(rearWheel)}${cab({ length, color: "#f1eee6", palette, headlampsLit: options.headlamps ?? false, cabinLit: false })}
<path d="M494 206H566C580 206 590 210 600 216L560 218H494Z" fill="${palette.shadow}" opacity="0.35"/><path d="M${bodyEnd} 30V214" stroke="${inLight(palette, "#8b9593")}" stroke-width="1.2"/>
${wheel(rearWheel, palette)}${wheel(frontWheel, palette)}`;
  const shift = options.bikes ? rear : 0;
  const content = `${partDefs(palette, height)}<g transform="translate(${shift} 0)">${vehicle}</g>${options.bikes ? bikeRack(rear, palette) : ""}`;
  return { svg: upright(height, content), width: length + shift, height };
}
