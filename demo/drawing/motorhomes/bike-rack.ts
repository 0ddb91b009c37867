import { inLight, type Palette } from "../palette.ts";

function bikeWheel(x: number, y: number, palette: Palette): string {
  const spokes = Array.from({ length: 9 }, (_, index) => {
    const turn = (index * Math.PI) / 9;
    const dx = Math.cos(turn) * 30;
    const dy = Math.sin(turn) * 30;
    return `M${(x - dx * 0.42).toFixed(1)} ${(y - dy).toFixed(1)}L${(x + dx * 0.42).toFixed(1)} ${(y + dy).toFixed(1)}`;
  }).join("");
  return `<ellipse cx="${x}" cy="${y}" rx="13.5" ry="32" fill="none" stroke="${inLight(palette, "#15191a")}" stroke-width="4.4"/><ellipse cx="${x}" cy="${y}" rx="11.6" ry="29" fill="none" stroke="${inLight(palette, "#b9c2c2")}" stroke-width="1"/><path d="${spokes}" stroke="${inLight(palette, "#c9d1d0")}" stroke-width="0.5" opacity="0.8"/>`;
}

/** A bicycle seen almost from behind, as it hangs across the rear wall. */
function hangingBike(x: number, y: number, color: string, palette: Palette): string {
  const paint = inLight(palette, color);
  return `${bikeWheel(x, y + 33, palette)}<path d="M${x} ${y + 34}L${x + 2} ${y + 86}" stroke="${paint}" stroke-width="5" stroke-linecap="round"/><path d="M${x + 2} ${y + 86}V${y + 98}" stroke="${inLight(palette, "#3a4446")}" stroke-width="3"/><path d="M${x - 8} ${y + 99}Q${x + 2} ${y + 105} ${x + 13} ${y + 99}L${x + 2} ${y + 95}Z" fill="${inLight(palette, "#1c2224")}"/><path d="M${x - 17} ${y + 108}H${x + 18}" stroke="${inLight(palette, "#23292b")}" stroke-width="3.4" stroke-linecap="round"/><path d="M${x} ${y + 64}V${y + 108}" stroke="${paint}" stroke-width="3.6"/><path d="M${x - 9} ${y + 24}H${x + 9}" stroke="${inLight(palette, "#596366")}" stroke-width="3" stroke-linecap="round"/>`;
}

/** The rack fills the strip between 0 and `rear`, where the body begins. */
export function bikeRack(rear: number, palette: Palette): string {
  const metal = inLight(palette, "#aeb7b6");
  return `<path d="M${rear + 6} 84H${rear - 78}M${rear + 6} 90H${rear - 78}M${rear - 78} 80V100" stroke="${metal}" stroke-width="3.4" stroke-linecap="round" fill="none"/><path d="M${rear + 8} 214L${rear - 62} 176M${rear + 6} 220H${rear - 6}" stroke="${metal}" stroke-width="2.6" stroke-linecap="round"/>${hangingBike(rear - 22, 92, "#2f6f8f", palette)}${hangingBike(rear - 56, 92, "#b4500f", palette)}<rect x="${rear - 80}" y="78" width="5" height="15" rx="2" fill="#c83a2c"/>`;
}
