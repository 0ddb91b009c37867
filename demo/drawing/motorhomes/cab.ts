import { darker } from "../color.ts";
import { inLight, type Palette } from "../palette.ts";
import { panel, wheelArch } from "./parts.ts";

export const frontOverhang = 96;

/** The outline of the cab from the windscreen's foot to the sill, x counted from the front bumper. */
const bonnet = "M74 143C58 138 34 131 19 121C10 114 4 104 3 88L1 62Q0 46 8 34L20 28H52V60H210V143Z";

function cabGlass(palette: Palette, lit: boolean): string {
  const frame = inLight(palette, "#151c1e");
  const warm = lit ? `<path d="M86 145L143 208H199V145Z" fill="#f6b85f" opacity="0.3"/>` : "";
  return `<path d="M76 143L88 146L147 213L139 219C112 196 92 168 76 143Z" fill="url(#mh-screen)"/><path d="M76 143C92 168 112 196 139 219" fill="none" stroke="#ffffff" stroke-width="1.2" opacity="0.5"/>
<path d="M84 143L143 211Q146 213.5 150 213.5H200Q206 213.5 206 207V143Z" fill="${frame}"/>
<path d="M96 147L118 173V147Z" fill="url(#mh-glass)"/>
<path d="M122 147V177.5L147 207Q149 209 152 209H197Q201 209 201 205V147Z" fill="url(#mh-glass)"/>
<path d="M176 147V186Q176 196 184 196Q193 196 193 186V147Z" fill="#0a1315" opacity="0.5"/><path d="M180 196h9v8h-9Z" fill="#0a1315" opacity="0.4"/><path d="M128 149L140 164" stroke="#0a1315" stroke-width="4" stroke-linecap="round" opacity="0.5"/>
${warm}<path d="M140 147L158 209H172L154 147Z" fill="#ffffff" opacity="0.1"/><path d="M162 147L180 209H184L166 147Z" fill="#ffffff" opacity="0.12"/>`;
}

function headlamp(palette: Palette, lit: boolean): string {
  const core = lit ? "#fff6d6" : inLight(palette, "#dfe7e8");
  return `<path d="M10 101C20 100 34 106 45 119C52 127 58 133 64 135C46 133 28 127 18 118C12 112 9 106 10 101Z" fill="${inLight(palette, "#232c2f")}"/><path d="M14 104C22 104 31 109 38 117C42 122 46 126 50 129C38 126 27 122 20 116C16 112 14 108 14 104Z" fill="${core}" opacity="0.92"/><circle cx="24" cy="111" r="5" fill="${lit ? "#ffffff" : inLight(palette, "#f4f8f8")}"/><path d="M13 102C22 102 33 108 42 119" fill="none" stroke="#ffffff" stroke-width="1" opacity="0.8"/>`;
}

function mirror(palette: Palette): string {
  const dark = inLight(palette, "#1d2527");
  return `<path d="M94 146L82 150V156L98 152Z" fill="${dark}"/><path d="M68 144Q66 144 66 148V176Q66 183 72 183H78Q84 183 84 177V148Q84 144 80 144Z" fill="${dark}"/><path d="M69 150V176Q69 180 73 180" fill="none" stroke="#ffffff" stroke-width="1.1" opacity="0.35"/>`;
}

/** The front of a panel-van chassis: bonnet, cab door, lamps; ends at the door's rear edge. */
export function cab(options: {
  length: number;
  color: string;
  palette: Palette;
  headlampsLit: boolean;
  cabinLit: boolean;
}): string {
  const { palette, color } = options;
  const joint = inLight(palette, darker(color, 0.45));
  const plastic = inLight(palette, "#262e30");
  return `<g transform="matrix(-1 0 0 1 ${options.length} 0)">${panel(bonnet, color, palette)}
<path d="M74 143C58 138 34 131 19 121" fill="none" stroke="#ffffff" stroke-width="1.6" opacity="0.5"/>
<path d="M3 88L1 62Q0 46 8 34L20 28H52V52C46 74 30 80 4 90Z" fill="${plastic}"/><path d="M3 84Q14 80 26 77" fill="none" stroke="#fff" stroke-width="1" opacity="0.22"/><path d="M5 44H46" stroke="#000" stroke-width="2" opacity="0.35"/><circle cx="16" cy="58" r="4.5" fill="${inLight(palette, "#cfd6d5")}" opacity="0.8"/>
<path d="M4 92L10 101C8 108 12 114 18 119C10 112 5 104 4 92Z" fill="${plastic}"/>
<path d="M45 28V34A51 51 0 0 0 147 34V28H138V34A42 42 0 0 1 54 34V28Z" fill="${plastic}"/>
<path d="M100 143C99 124 104 98 140 76L146 52H206V143" fill="none" stroke="${joint}" stroke-width="1.1"/><path d="M206 143V212" stroke="${joint}" stroke-width="1.1"/>
<path d="M146 66H208V76H143Z" fill="${plastic}" opacity="0.9"/><path d="M146 75H208" stroke="#fff" stroke-width="0.8" opacity="0.25"/>
<rect x="180" y="122" width="17" height="5.5" rx="2.7" fill="${inLight(palette, darker(color, 0.55))}"/><path d="M181 127h15" stroke="#fff" stroke-width="0.8" opacity="0.5"/>
<path d="M62 112L96 121" stroke="${joint}" stroke-width="0.9" opacity="0.6"/><rect x="66" y="104" width="8" height="3.5" rx="1.7" fill="#f0a043"/>
<path d="M140 28H208V62H146Z" fill="${plastic}"/>
${cabGlass(palette, options.cabinLit)}${headlamp(palette, options.headlampsLit)}${wheelArch(frontOverhang)}${mirror(palette)}</g>`;
}

/** The light that lamps throw forward; drawn before the vehicle. */
export function headlampBeam(length: number): string {
  return `<defs><linearGradient id="mh-beam" x1="0" x2="1" y1="0" y2="0"><stop offset="0" stop-color="#fff0c4" stop-opacity="0.55"/><stop offset="1" stop-color="#fff0c4" stop-opacity="0"/></linearGradient></defs><path d="M${length - 16} 112L${length + 260} 150V-8L${length + 30} -6Z" fill="url(#mh-beam)" opacity="0.6"/>`;
}
