import { inLight, type Palette } from "../palette.ts";
import type { Drawing } from "../picture.ts";
import type { VehicleOptions } from "./options.ts";
import {
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

const length = 700;
const height = 300;
const frontWheel = 604;
const rearWheel = 204;

const body =
  "M10 34H646C676 34 694 42 697 64L699 106C699 128 694 146 686 162L648 246C638 268 618 284 588 286L40 288Q10 288 9 260L6 70Q6 40 10 34Z";

function cabGlass(palette: Palette, lit: boolean): string {
  const frame = inLight(palette, "#131a1c");
  return `<path d="M690 150C696 140 699 124 699 108L662 128V156Z" fill="${frame}" opacity="0.92"/><path d="M687 160L648 246Q642 258 626 262L655 166Q657 158 666 158Z" fill="url(#mh-screen)"/><path d="M686 162L649 244" stroke="#fff" stroke-width="1.4" opacity="0.6"/><path d="M664 160L634 256" stroke="${frame}" stroke-width="3"/>
<path d="M548 156H648Q652 156 651 160L626 240Q623 246 616 246H556Q548 246 548 238Z" fill="${frame}"/>${
    lit
      ? `<path d="M552 160H646L622 238Q620 242 615 242H557Q552 242 552 237Z" fill="url(#mh-glass-lit)" opacity="0.85"/>`
      : `<path d="M552 160H646L622 238Q620 242 615 242H557Q552 242 552 237Z" fill="url(#mh-glass)"/>`
  }<path d="M566 160V206Q566 218 576 218Q586 218 586 206V160Z" fill="#0a1315" opacity="0.5"/><path d="M612 162L628 180" stroke="#0a1315" stroke-width="5" stroke-linecap="round" opacity="0.55"/><path d="M604 160L584 242H596L616 160Z" fill="#ffffff" opacity="0.13"/><path d="M632 160L612 242H616L636 160Z" fill="#ffffff" opacity="0.13"/><path d="M606 156L600 246" stroke="${frame}" stroke-width="2.4"/>`;
}

function front(palette: Palette, headlamps: boolean): string {
  const plastic = inLight(palette, "#222b2e");
  return `<path d="M646 34C676 34 694 42 697 64L698 80C684 74 668 70 652 70V34Z" fill="${plastic}"/><path d="M653 66C668 66 684 70 697 76" fill="none" stroke="#fff" stroke-width="1" opacity="0.3"/><path d="M664 50H694" stroke="#000" stroke-width="3" opacity="0.4"/>
<path d="M699 112C690 116 672 116 662 108C660 102 664 94 672 92C682 90 694 92 699 96Z" fill="${plastic}"/><path d="M698 109C690 112 676 111 668 106C668 100 674 96 680 96C688 95 694 97 698 99Z" fill="${headlamps ? "#fff6d6" : inLight(palette, "#dfe7e8")}"/><circle cx="684" cy="103" r="4.6" fill="#ffffff" opacity="0.9"/>
<path d="M632 268C650 270 668 268 676 262" fill="none" stroke="${plastic}" stroke-width="5" stroke-linecap="round"/><path d="M668 264H683Q688 264 687.5 258L684 214Q683.5 208 678 208H672Q666 208 666 214L664 258Q664 264 668 264Z" fill="${plastic}"/><path d="M669 258L671 216" stroke="#fff" stroke-width="1.2" opacity="0.35"/>`;
}

function doorSide(palette: Palette, lit: boolean): string {
  return `${windowPane("bed", { x: 34, y: 184, width: 92, height: 48, lit }, palette)}${windowPane("dinette", { x: 412, y: 168, width: 116, height: 64, lit }, palette)}${habitationDoor({ x: 330, y: 44, width: 58, height: 200, color: "#eef1f0", lit }, palette)}${hatch(26, 62, 118, 92, palette)}${hatch(430, 62, 64, 40, palette)}`;
}

function driverSide(palette: Palette, lit: boolean): string {
  const joint = inLight(palette, "#6f7c7c");
  return `${windowPane("bed", { x: 34, y: 184, width: 92, height: 48, lit }, palette)}${windowPane("kitchen", { x: 278, y: 180, width: 84, height: 46, lit }, palette)}${windowPane("dinette", { x: 412, y: 168, width: 116, height: 64, lit }, palette)}${hatch(26, 62, 118, 92, palette)}${ventGrille(290, 140, 48, 20, palette)}${ventGrille(290, 80, 48, 20, palette)}${hatch(366, 62, 44, 50, palette)}${hatch(434, 96, 28, 26, palette)}<path d="M544 250V92Q552 78 560 66M544 250H622L654 152L658 110" fill="none" stroke="${joint}" stroke-width="1.2"/><rect x="552" y="136" width="17" height="5.5" rx="2.7" fill="${inLight(palette, "#39464a")}"/>`;
}

function decor(palette: Palette): string {
  const spruce = inLight(palette, "#1f4a3f");
  const ember = inLight(palette, "#b4500f");
  const ice = inLight(palette, "#a8bcc2");
  return `<path d="M7 140C170 140 320 150 460 132C540 122 620 128 694 142C698 130 699 118 699 108C620 104 540 104 460 116C330 134 170 124 7 124Z" fill="${spruce}"/><path d="M7 118C170 118 330 128 460 110C540 99 620 98 662 100V94C620 92 540 93 460 104C330 122 170 112 7 112Z" fill="${ember}"/><path d="M7 106C170 107 330 114 460 98C530 90 600 86 652 86V70H7Z" fill="${ice}" opacity="0.55"/>`;
}

/** One unbroken body with a windscreen as wide and high as the vehicle. */
export function integrated(options: VehicleOptions): Drawing {
  const { palette } = options;
  const lit = options.lit ?? palette.lampsLit;
  const skirt = "M8 30H652V58H7Z";
  const content = `${partDefs(palette, height)}${contactShadow(0, length)}${underside(20, length - 40, [rearWheel, frontWheel])}
${skylight(64, 287, 64, palette)}${skylight(270, 287, 54, palette)}${skylight(450, 286, 70, palette)}<path d="M350 287h80l6 4h-92Z" fill="${inLight(palette, "#27343a")}"/><path d="M186 287q2 11 18 11h22q16 0 18 -11Z" fill="${inLight(palette, "#e6e9e6")}"/>
${panel(body, "#f2f4f3", palette, options.keyFrom)}${decor(palette)}
<path d="${skirt}" fill="${inLight(palette, "#8e9a9c")}"/><path d="${skirt}" fill="url(#mh-shade)"/><path d="M8 58H652" stroke="${inLight(palette, "#6d7a7b")}" stroke-width="1"/>
<path d="M9 260Q10 284 40 284L588 282Q614 280 630 262" fill="none" stroke="#fff" stroke-width="2" opacity="0.7"/>
${options.side === "door" ? doorSide(palette, lit) : driverSide(palette, lit)}
${tailLamp(5, 80, 10, 60)}<rect x="2" y="34" width="28" height="24" rx="6" fill="${inLight(palette, "#2b3436")}"/>
${cabGlass(palette, lit && options.side === "door")}${wheelArch(rearWheel)}${wheelArch(frontWheel)}${front(palette, options.headlamps ?? false)}
${wheel(rearWheel, palette)}${wheel(frontWheel, palette)}`;
  return { svg: upright(height, content), width: length, height };
}
