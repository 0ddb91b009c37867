import { type Picture, svgDocument } from "../picture.ts";
import { boards, height, lampPool, mug, steam, viewThrough, width } from "./inside.ts";

function curtain(x: number, wide: number): string {
  const folds = Array.from({ length: 5 }, (_, index) => {
    const at = x + (wide * index) / 5;
    return `<path d="M${at} 110C${at + 8} 380 ${at - 10} 620 ${at + 4} 842H${at + wide / 5 + 3}C${at + wide / 5 - 8} 620 ${at + wide / 5 + 10} 380 ${at + wide / 5} 110Z" fill="${index % 2 === 0 ? "#d9c6a6" : "#c2ab86"}"/>`;
  }).join("");
  return folds;
}

/** The wide window at the table on a winter night: northern lights outside, coffee inside. */
export const fjallripaDetail: Picture = {
  name: "fjallripa-70-detalj",
  alt: "Panoramafönstret vid matplatsen: norrsken över snöiga fjäll, en ångande kaffekopp på bordet",
  width,
  height,
  svg: () =>
    svgDocument(
      width,
      height,
      `${boards({ x: 0, y: 0, width, height }, "#7a5a3c", "#5c422b", 96)}<rect width="${width}" height="${height}" fill="#1a1410" opacity="0.28"/>
<rect x="190" y="120" width="1220" height="720" rx="64" fill="#2b211a"/><clipPath id="in-pane"><rect x="214" y="144" width="1172" height="672" rx="46"/></clipPath>
<g clip-path="url(#in-pane)">${viewThrough({ x: 214, y: 144, width: 1172, height: 672 }, { light: "aurora-night", seed: 208, water: true, ground: "snow", horizon: 0.64, rise: 0.34, treeKind: "spruce" })}<path d="M420 144L760 816H900L560 144ZM960 144L1300 816H1340L1000 144Z" fill="#ffffff" opacity="0.045"/></g>
<rect x="214" y="144" width="1172" height="672" rx="46" fill="none" stroke="#120d0a" stroke-width="8"/><rect x="192" y="122" width="1216" height="716" rx="62" fill="none" stroke="#a58058" stroke-width="5" opacity="0.7"/>
${curtain(96, 170)}${curtain(1334, 170)}<rect x="60" y="92" width="1480" height="26" rx="13" fill="#3b2c20"/><path d="M66 98H1534" stroke="#a58058" stroke-width="3" opacity="0.6"/>
<rect y="838" width="${width}" height="120" fill="#4d3726"/>
<linearGradient id="in-table" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c99c68"/><stop offset="1" stop-color="#8d6338"/></linearGradient><path d="M90 940H1510L1640 1210H-40Z" fill="url(#in-table)"/><path d="M90 940H1510L1516 954H84Z" fill="#e6c08b"/><path d="M40 1030Q600 1012 1560 1034M10 1104Q700 1080 1600 1112M70 976Q800 966 1530 978" fill="none" stroke="#7d5630" stroke-width="3" opacity="0.4"/>
<g><ellipse cx="1120" cy="1080" rx="210" ry="34" fill="#000" opacity="0.2"/><path d="M930 1040L1130 1010L1316 1052L1108 1092Z" fill="#1f4a3f"/><path d="M930 1040L1108 1092V1106L930 1054Z" fill="#f3ead6"/><path d="M1108 1092L1316 1052V1066L1108 1106Z" fill="#dccfb4"/><path d="M930 1054L1108 1106V1112L930 1060Z" fill="#173830"/><path d="M1040 1044L1130 1030L1200 1046L1110 1062Z" fill="none" stroke="#e8dcc0" stroke-width="3"/></g>
${mug(640, 1088, 190, "#b4500f")}${steam(640, 900, 92)}
<path d="M300 1040q-12 -70 30 -96h40q42 26 30 96q-50 22 -100 0Z" fill="#efe6d2"/><ellipse cx="350" cy="946" rx="24" ry="7" fill="#3a2a1c"/><path d="M350 946V904" stroke="#3a2a1c" stroke-width="4"/><path d="M350 904q-18 -22 0 -54q18 32 0 54Z" fill="#ffe9ad"/><path d="M350 900q-8 -12 0 -28q8 16 0 28Z" fill="#f5953b"/>${lampPool(350, 880, 520, 0.5, "in-candle")}${lampPool(800, 40, 900, 0.22, "in-ceiling")}`,
    ),
};
