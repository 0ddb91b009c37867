import { inLight, type Palette } from "../palette.ts";

/** The view through an open sliding door: kitchen block, shelf, seat and a warm lamp. */
export function slidingDoorOpening(x: number, palette: Palette): string {
  const wood = inLight(palette, "#c79a68");
  const woodDark = inLight(palette, "#9c7248");
  return `<clipPath id="mh-opening"><path d="M${x} 46V226Q${x} 234 ${x + 8} 234H${x + 122}Q${x + 130} 234 ${x + 130} 226V46Z"/></clipPath><g clip-path="url(#mh-opening)">
<rect x="${x}" y="40" width="130" height="200" fill="${inLight(palette, "#6b4a2f")}"/><rect x="${x}" y="120" width="130" height="120" fill="#f3c987"/><rect x="${x}" y="120" width="130" height="120" fill="url(#mh-glass-lit)" opacity="0.75"/>
<rect x="${x}" y="206" width="130" height="30" fill="${wood}"/><path d="M${x + 44} 206V236M${x + 88} 206V236" stroke="${woodDark}" stroke-width="1.2"/><circle cx="${x + 38}" cy="212" r="1.6" fill="${woodDark}"/><circle cx="${x + 82}" cy="212" r="1.6" fill="${woodDark}"/>
<rect x="${x}" y="60" width="66" height="62" fill="${wood}"/><rect x="${x}" y="119" width="70" height="6" rx="1" fill="${inLight(palette, "#efe6d6")}"/><path d="M${x + 33} 64V116M${x + 4} 92H${x + 30}" stroke="${woodDark}" stroke-width="1.2"/><circle cx="${x + 28}" cy="104" r="1.6" fill="${woodDark}"/>
<path d="M${x + 14} 125h16v11h-16ZM${x + 30} 133h7v-5h-7" fill="${inLight(palette, "#2f6f8f")}"/><path d="M${x + 46} 125q-2 12 3 18h6q5 -6 3 -18Z" fill="${inLight(palette, "#b4500f")}"/>
<path d="M${x + 78} 60V98Q${x + 78} 104 ${x + 84} 104H${x + 130}V60Z" fill="${inLight(palette, "#b9643a")}"/><path d="M${x + 112} 104H${x + 130}V158H${x + 120}Q${x + 112} 156 ${x + 112} 146Z" fill="${inLight(palette, "#a9552e")}"/><rect x="${x + 86}" y="104" width="24" height="15" rx="6" fill="${inLight(palette, "#efe3c8")}"/>
<path d="M${x + 84} 206V184" stroke="#5a3b20" stroke-width="1.2"/><path d="M${x + 75} 172L${x + 80} 185H${x + 88}L${x + 93} 172Z" fill="#fff7da"/><circle cx="${x + 84}" cy="172" r="34" fill="url(#mh-lamp)"/>
<rect x="${x}" y="46" width="130" height="14" fill="${inLight(palette, "#3a2c20")}"/><path d="M${x} 60H${x + 130}" stroke="${wood}" stroke-width="1.4"/></g><path d="M${x} 46V226Q${x} 234 ${x + 8} 234H${x + 122}Q${x + 130} 234 ${x + 130} 226V46" fill="none" stroke="#0d1416" stroke-width="3"/>`;
}
