import { type Picture, svgDocument } from "../picture.ts";
import { height, lampPool, viewThrough, width } from "./inside.ts";

function bunting(): string {
  const colors = ["#d9613f", "#f2c14e", "#2f8a8f", "#fbf3df"];
  return Array.from({ length: 13 }, (_, index) => {
    const t = (index + 0.5) / 13;
    const x = 210 + 1180 * t;
    const y = 172 + Math.sin(t * Math.PI) * 74;
    return `<path d="M${(x - 34).toFixed(1)} ${(y - 5).toFixed(1)}h68l-34 66Z" fill="${colors[index % 4]}"/><path d="M${x.toFixed(1)} ${(y - 5).toFixed(1)}h34l-34 66Z" fill="#000" opacity="0.08"/>`;
  }).join("");
}

function stripedBlanket(): string {
  const stripes = Array.from({ length: 16 }, (_, index) => {
    const far = 250 + index * 70;
    const near = -130 + index * 118;
    const color = ["#d9613f", "#fbf3df", "#f2c14e", "#fbf3df"][index % 4] ?? "#fbf3df";
    return `<path d="M${far} 880H${far + 70}L${near + 118} 1210H${near}Z" fill="${color}"/>`;
  }).join("");
  return `<clipPath id="in-blanket"><path d="M170 920Q230 872 420 884Q800 862 1210 882Q1390 874 1440 926L1640 1210H-40Z"/></clipPath><g clip-path="url(#in-blanket)">${stripes}<path d="M0 860H1600V930Q800 884 0 950Z" fill="#fff6da" opacity="0.3"/><path d="M420 880Q340 1040 380 1210M880 870Q900 1040 860 1210M1240 880Q1300 1040 1340 1210" fill="none" stroke="#5a2a1a" stroke-width="34" opacity="0.08"/></g>`;
}

function strawHat(x: number, y: number): string {
  return `<ellipse cx="${x}" cy="${y + 8}" rx="168" ry="40" fill="#5a2a1a" opacity="0.22"/><ellipse cx="${x}" cy="${y}" rx="164" ry="40" fill="#e9c67c"/><path d="M${x - 84} ${y - 8}Q${x - 78} ${y - 112} ${x} ${y - 114}Q${x + 78} ${y - 112} ${x + 84} ${y - 8}Q${x} ${y + 22} ${x - 84} ${y - 8}Z" fill="#f2d692"/><path d="M${x - 84} ${y - 10}Q${x - 82} ${y - 34} ${x - 80} ${y - 44}Q${x} ${y - 14} ${x + 80} ${y - 44}Q${x + 82} ${y - 34} ${x + 84} ${y - 10}Q${x} ${y + 20} ${x - 84} ${y - 10}Z" fill="#d9613f"/><path d="M${x - 60} ${y - 66}Q${x} ${y - 44} ${x + 62} ${y - 66}M${x - 46} ${y - 90}Q${x} ${y - 72} ${x + 46} ${y - 90}M${x - 140} ${y + 4}Q${x} ${y + 44} ${x + 140} ${y + 4}" fill="none" stroke="#c79d52" stroke-width="4" opacity="0.7"/>`;
}

function paddleBoard(): string {
  return `<g transform="rotate(7 1300 700)"><path d="M1300 290Q1372 420 1368 660Q1366 800 1338 868H1262Q1234 800 1232 660Q1228 420 1300 290Z" fill="#fbf3df"/><path d="M1300 290Q1340 362 1356 470H1244Q1260 362 1300 290Z" fill="#2f8a8f"/><path d="M1300 300V868" stroke="#c9a36b" stroke-width="7"/><path d="M1234 600H1367V640H1233Z" fill="#d9613f"/><path d="M1318 320Q1358 430 1354 660Q1352 790 1330 868H1338Q1366 800 1368 660Q1372 420 1300 290Z" fill="#000" opacity="0.1"/></g>`;
}

/** Morning in the bed at the open tailgate, the beach outside. */
export const sommarbussenDetail: Picture = {
  name: "sommarbussen-detalj",
  alt: "Utsikt från bädden genom den öppna bakluckan: strand, hav, vimplar och en stråhatt på filten",
  width,
  height,
  svg: () =>
    svgDocument(
      width,
      height,
      `<rect width="${width}" height="${height}" fill="#f3e4c6"/><clipPath id="in-gate"><path d="M200 930V300Q200 130 370 130H1230Q1400 130 1400 300V930Z"/></clipPath><g clip-path="url(#in-gate)">${viewThrough({ x: 200, y: 110, width: 1200, height: 840 }, { light: "summer-day", seed: 8, water: true, ground: "beach", far: "islands", horizon: 0.54, rise: 0.2, treeKind: "pine" })}${paddleBoard()}</g>
<linearGradient id="in-wall" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="#d8bf95"/><stop offset="1" stop-color="#fbf0d8"/></linearGradient><path d="M0 0H1600V1200H1400V300Q1400 130 1230 130H370Q200 130 200 300V1200H0Z" fill="#f1e0bf"/><path d="M0 0H200V1200H0Z" fill="url(#in-wall)"/><path d="M1600 0H1400V1200H1600Z" fill="url(#in-wall)" transform="matrix(-1 0 0 1 3000 0)"/><path d="M0 0H1600L1400 160Q1360 130 1230 130H370Q240 130 200 160Z" fill="#e6cfa2"/><path d="M200 940V300Q200 130 370 130H1230Q1400 130 1400 300V940" fill="none" stroke="#3c3a35" stroke-width="22"/><path d="M200 940V300Q200 130 370 130H1230Q1400 130 1400 300V940" fill="none" stroke="#f6f0e4" stroke-width="6" opacity="0.7"/>
<path d="M206 168Q800 322 1394 168" fill="none" stroke="#8d6338" stroke-width="5"/>${bunting()}
${[0, 1, 2, 3].map((fold) => `<path d="M${40 + fold * 34} 120Q${32 + fold * 34} 520 ${46 + fold * 30} 930h34Q${66 + fold * 34} 520 ${74 + fold * 34} 120ZM${1424 + fold * 34} 120Q${1432 + fold * 34} 520 ${1418 + fold * 34} 930h34Q${1466 + fold * 34} 520 ${1458 + fold * 34} 120Z" fill="${fold % 2 === 0 ? "#f2c14e" : "#dda935"}"/>`).join("")}<rect x="20" y="104" width="170" height="18" rx="9" fill="#8d6338"/><rect x="1410" y="104" width="170" height="18" rx="9" fill="#8d6338"/>
<rect y="912" width="${width}" height="300" fill="#efe0c0"/><path d="M0 912H1600V922H0Z" fill="#c9a36b"/>${stripedBlanket()}
<path d="M-40 1210Q-30 1010 120 990Q330 970 380 1060Q410 1140 380 1210Z" fill="#fffaf0"/><path d="M40 1080Q200 1030 330 1090" fill="none" stroke="#d9c9ae" stroke-width="6"/><path d="M1640 1210Q1640 1020 1500 1000Q1320 990 1270 1080Q1250 1150 1270 1210Z" fill="#2f8a8f"/><path d="M1330 1100Q1440 1050 1580 1110" fill="none" stroke="#1f6a70" stroke-width="6"/>
${strawHat(640, 1060)}<g transform="translate(930 1060) rotate(-9)"><path d="M-120 34L0 10L120 34V44L0 22L-120 44Z" fill="#5a2a1a" opacity="0.25"/><path d="M-124 24Q-60 -10 0 12Q60 -10 124 24V32Q60 2 0 24Q-60 2 -124 32Z" fill="#c9b48c"/><path d="M-120 18Q-60 -16 0 8Q60 -16 120 18L100 -34Q50 -56 0 -34Q-50 -56 -100 -34Z" fill="#fffaf0"/><path d="M0 -34V8M-80 -26Q-44 -38 -18 -26M-86 -10Q-48 -22 -16 -10M82 -26Q44 -38 18 -26M88 -10Q48 -22 16 -10" stroke="#a99a84" stroke-width="3" fill="none"/></g>
${lampPool(800, 420, 900, 0.16, "in-day")}`,
    ),
};
