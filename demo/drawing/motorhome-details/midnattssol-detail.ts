import { type Picture, svgDocument } from "../picture.ts";
import { windingRoad } from "../places/road.ts";
import { height, lampPool, viewThrough, width } from "./inside.ts";

function gauge(x: number, y: number, r: number, needle: number): string {
  const ticks = Array.from({ length: 11 }, (_, index) => {
    const turn = ((-220 + index * 26) * Math.PI) / 180;
    const dx = Math.cos(turn);
    const dy = Math.sin(turn);
    return `M${(x + dx * r * 0.78).toFixed(1)} ${(y + dy * r * 0.78).toFixed(1)}L${(x + dx * r * 0.92).toFixed(1)} ${(y + dy * r * 0.92).toFixed(1)}`;
  }).join("");
  const turn = (needle * Math.PI) / 180;
  return `<circle cx="${x}" cy="${y}" r="${r}" fill="#12191b" stroke="#3f4b4e" stroke-width="5"/><path d="${ticks}" stroke="#e9dcc4" stroke-width="4"/><path d="M${x} ${y}L${(x + Math.cos(turn) * r * 0.72).toFixed(1)} ${(y + Math.sin(turn) * r * 0.72).toFixed(1)}" stroke="#e8792c" stroke-width="6" stroke-linecap="round"/><circle cx="${x}" cy="${y}" r="${r * 0.12}" fill="#39464a"/>`;
}

function steeringWheel(x: number, y: number, r: number): string {
  return `<circle cx="${x}" cy="${y + 14}" r="${r}" fill="none" stroke="#000000" stroke-width="44" opacity="0.28"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#1d2527" stroke-width="46"/><circle cx="${x}" cy="${y}" r="${r + 16}" fill="none" stroke="#5d6a6c" stroke-width="4" opacity="0.6"/><path d="M${x - r * 0.7} ${y - r * 0.72}A${r} ${r} 0 0 1 ${x + r * 0.5} ${y - r * 0.87}" fill="none" stroke="#ffd28f" stroke-width="6" stroke-linecap="round" opacity="0.65"/><path d="M${x - r} ${y - 16}Q${x - r * 0.5} ${y - 46} ${x - 100} ${y - 50}H${x + 100}Q${x + r * 0.5} ${y - 46} ${x + r} ${y - 16}V${y + 34}Q${x + r * 0.5} ${y + 24} ${x + 112} ${y + 70}L${x + 60} ${y + r}H${x - 60}L${x - 112} ${y + 70}Q${x - r * 0.5} ${y + 24} ${x - r} ${y + 34}Z" fill="#2b3538"/><path d="M${x - 110} ${y - 46}H${x + 110}Q${x + 122} ${y + 50} ${x + 70} ${y + 104}H${x - 70}Q${x - 122} ${y + 50} ${x - 110} ${y - 46}Z" fill="#1a2123"/><path d="M${x - 100} ${y - 40}H${x + 100}" stroke="#7b888a" stroke-width="4" opacity="0.5"/><path d="M${x - 34} ${y + 34}L${x - 8} ${y - 4}L${x + 6} ${y + 14}L${x + 16} ${y + 2}L${x + 36} ${y + 34}Z" fill="none" stroke="#d9c6a6" stroke-width="5" stroke-linejoin="round"/>`;
}

/** From the driver's seat: the road towards the midnight sun. */
export const midnattssolDetail: Picture = {
  name: "midnattssol-66-detalj",
  alt: "Vy från förarplatsen: ratten, instrumenten och vägen mot midnattssolen mellan fjällen",
  width,
  height,
  svg: () => {
    const road = [
      { x: 640, y: 900, half: 620 },
      { x: 700, y: 690, half: 260 },
      { x: 930, y: 590, half: 110 },
      { x: 800, y: 528, half: 40 },
      { x: 860, y: 498, half: 10 },
    ];
    return svgDocument(
      width,
      height,
      `${viewThrough({ x: 0, y: 0, width, height: 900 }, { light: "midnight-sun", seed: 144, water: false, ground: "grass", horizon: 0.54, rise: 0.4, sunX: 0.56, trees: "far" }, ({ palette }) => windingRoad(road, palette))}
<path d="M180 0L560 860H640L300 0ZM1000 0L1380 860H1410L1050 0Z" fill="#ffffff" opacity="0.05"/>
<path d="M0 0H150L84 420L60 900H0Z" fill="#141b1d"/><path d="M150 0L84 420L60 900H78L104 424L172 0Z" fill="#3a4649"/><path d="M1600 0H1500L1548 420L1560 900H1600Z" fill="#141b1d"/><path d="M1500 0L1548 420L1560 900H1544L1530 424L1480 0Z" fill="#3a4649"/><path d="M0 0H1600V44Q800 84 0 44Z" fill="#1b2325"/><path d="M0 44Q800 84 1600 44" fill="none" stroke="#48555a" stroke-width="4"/>
<path d="M930 52h16v30h-16Z" fill="#11181a"/><rect x="800" y="76" width="276" height="92" rx="34" fill="#11181a"/><rect x="812" y="86" width="252" height="72" rx="28" fill="#7d6a63"/><path d="M812 136Q900 108 960 124T1064 116V130Q1064 158 1036 158H840Q812 158 812 136Z" fill="#3f4a4c"/>
<linearGradient id="in-dash" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#4a4c49"/><stop offset="0.2" stop-color="#2b3335"/><stop offset="1" stop-color="#141a1c"/></linearGradient><path d="M0 800Q300 742 560 752Q900 736 1600 790V1200H0Z" fill="url(#in-dash)"/><path d="M0 800Q300 742 560 752Q900 736 1600 790" fill="none" stroke="#ffcf93" stroke-width="5" opacity="0.55"/>
<path d="M250 838Q280 756 560 752Q840 756 880 838L890 900H240Z" fill="#1b2224"/><path d="M256 836Q290 762 560 758Q830 762 874 836" fill="none" stroke="#6d675c" stroke-width="4"/>${gauge(430, 872, 84, -130)}${gauge(690, 872, 84, -60)}<rect x="526" y="836" width="72" height="56" rx="8" fill="#26414a"/><path d="M540 874l16 -22l10 12l8 -8l12 18Z" fill="#e9dcc4"/>
<rect x="1010" y="838" width="420" height="240" rx="22" fill="#0f1618"/><rect x="1026" y="854" width="388" height="208" rx="12" fill="#e8e2d2"/><path d="M1026 990Q1110 930 1180 960T1414 900V1050Q1414 1062 1402 1062H1038Q1026 1062 1026 1050Z" fill="#bcd3da"/><path d="M1060 1062Q1120 1000 1190 1010T1290 920T1360 854" fill="none" stroke="#b4500f" stroke-width="10" stroke-linecap="round"/><circle cx="1190" cy="1009" r="15" fill="#1f4a3f" stroke="#fff" stroke-width="5"/><path d="M1080 900h60M1300 1020h70" stroke="#cabf9f" stroke-width="8" stroke-linecap="round"/>
${[0, 1].map((index) => `<rect x="${1010 + index * 220}" y="1104" width="200" height="54" rx="14" fill="#20292b"/><path d="M${1026 + index * 220} 1122h168M${1026 + index * 220} 1140h168" stroke="#475355" stroke-width="5"/>`).join("")}
${steeringWheel(560, 1060, 318)}${lampPool(900, 430, 900, 0.3, "in-sunlight")}`,
    );
  },
};
