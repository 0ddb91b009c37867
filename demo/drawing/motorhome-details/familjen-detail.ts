import { type Picture, svgDocument } from "../picture.ts";
import { boards, height, lampPool, viewThrough, width } from "./inside.ts";

function patchwork(): string {
  const colors = ["#b4500f", "#e2b063", "#2c5a4c", "#efe3cb", "#8a4a3c", "#5f8478"];
  const fields: string[] = [];
  for (let row = 0; row < 4; row++) {
    for (let column = 0; column < 12; column++) {
      const color =
        colors[(row * 5 + column * 7 + ((row * column) % 3)) % colors.length] ?? "#efe3cb";
      const x = 430 + column * 112 - row * 24;
      const y = 742 + row * 62;
      fields.push(
        `<path d="M${x} ${y}h112l-24 62h-112Z" fill="${color}"/><path d="M${x + 46} ${y + 12}l28 18l-38 20l-26 -20Z" fill="#fff6e2" opacity="0.16"/>`,
      );
    }
  }
  return `<clipPath id="in-quilt"><path d="M470 764Q520 716 700 726Q1000 700 1320 722Q1480 726 1510 790L1500 980Q1000 1004 420 984Q440 850 470 764Z"/></clipPath><g clip-path="url(#in-quilt)"><rect x="300" y="680" width="1300" height="340" fill="#b4500f"/>${fields.join("")}<path d="M300 680H1600V760Q900 720 300 790Z" fill="#fff2d0" opacity="0.2"/><path d="M640 720Q600 860 650 1000M960 710Q940 860 980 1000M1270 715Q1240 860 1290 1000" fill="none" stroke="#1d1420" stroke-width="26" opacity="0.1"/><path d="M300 920H1600V1020H300Z" fill="#1d1420" opacity="0.2"/></g>`;
}

function teddy(x: number, y: number): string {
  const fur = "#b98552";
  const dark = "#8f6238";
  return `<g transform="translate(${x} ${y})"><ellipse cx="0" cy="4" rx="92" ry="14" fill="#1d1420" opacity="0.25"/><ellipse cx="-48" cy="-18" rx="38" ry="26" fill="${fur}"/><ellipse cx="48" cy="-18" rx="38" ry="26" fill="${fur}"/><ellipse cx="-60" cy="-16" rx="17" ry="16" fill="#e3c39a"/><ellipse cx="60" cy="-16" rx="17" ry="16" fill="#e3c39a"/><ellipse cx="0" cy="-60" rx="58" ry="62" fill="${fur}"/><ellipse cx="0" cy="-54" rx="36" ry="42" fill="#d3a674"/><ellipse cx="-58" cy="-78" rx="20" ry="38" fill="${dark}" transform="rotate(28 -58 -78)"/><ellipse cx="58" cy="-78" rx="20" ry="38" fill="${dark}" transform="rotate(-28 58 -78)"/><circle cx="-42" cy="-190" r="24" fill="${dark}"/><circle cx="42" cy="-190" r="24" fill="${dark}"/><circle cx="-42" cy="-190" r="12" fill="#e3c39a"/><circle cx="42" cy="-190" r="12" fill="#e3c39a"/><circle cx="0" cy="-150" r="58" fill="${fur}"/><ellipse cx="0" cy="-132" rx="28" ry="22" fill="#e3c39a"/><ellipse cx="0" cy="-142" rx="10" ry="7" fill="#33241a"/><path d="M0 -136V-126M-10 -122Q0 -114 10 -122" fill="none" stroke="#33241a" stroke-width="3.5" stroke-linecap="round"/><circle cx="-22" cy="-160" r="6" fill="#33241a"/><circle cx="22" cy="-160" r="6" fill="#33241a"/><path d="M-40 -104Q0 -84 40 -104L46 -88Q0 -66 -46 -88Z" fill="#2f6f8f"/></g>`;
}

function ladder(): string {
  const rungs = [1010, 1080, 1150]
    .map(
      (y) =>
        `<rect x="150" y="${y}" width="188" height="20" rx="9" fill="#d2a871"/><path d="M156 ${y + 5}h176" stroke="#f3d6a6" stroke-width="4" opacity="0.6"/>`,
    )
    .join("");
  return `<path d="M140 900H166V1200H140ZM322 900H348V1200H322Z" fill="#b98a58"/><path d="M146 900V1200M328 900V1200" stroke="#e6c08b" stroke-width="5" opacity="0.6"/>${rungs}<path d="M128 900Q153 870 178 900ZM310 900Q335 870 360 900Z" fill="#8d6338"/>`;
}

/** The bed above the cab, made for the night. */
export const familjenDetail: Picture = {
  name: "familjen-alkov-detalj",
  alt: "Alkovsängen bäddad för natten: lapptäcke, nalle, läslampa och höstskymning i fönstret",
  width,
  height,
  svg: () =>
    svgDocument(
      width,
      height,
      `${boards({ x: 0, y: 0, width, height }, "#caa273", "#a67f52", 104)}<linearGradient id="in-dusk" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#2a1a24" stop-opacity="0.62"/><stop offset="0.5" stop-color="#2a1a24" stop-opacity="0.25"/><stop offset="1" stop-color="#2a1a24" stop-opacity="0.5"/></linearGradient><rect width="${width}" height="${height}" fill="url(#in-dusk)"/>
<rect x="700" y="190" width="700" height="380" rx="56" fill="#2b1f1c"/><clipPath id="in-pane"><rect x="720" y="210" width="660" height="340" rx="42"/></clipPath><g clip-path="url(#in-pane)">${viewThrough({ x: 720, y: 210, width: 660, height: 340 }, { light: "autumn-dusk", seed: 31, water: true, ground: "grass", horizon: 0.62, rise: 0.38, treeKind: "birch", sunX: 0.36 })}<path d="M850 210L1010 550H1090L930 210Z" fill="#fff" opacity="0.07"/></g><rect x="720" y="210" width="660" height="340" rx="42" fill="none" stroke="#120c0b" stroke-width="7"/>
<path d="M640 150H1460V176H640Z" fill="#5b3f2a"/>${[0, 1, 2, 3].map((fold) => `<path d="M${650 + fold * 26} 176Q${644 + fold * 26} 390 ${654 + fold * 24} 590h26Q${672 + fold * 26} 390 ${676 + fold * 26} 176ZM${1346 + fold * 26} 176Q${1352 + fold * 26} 390 ${1342 + fold * 26} 590h26Q${1376 + fold * 26} 390 ${1372 + fold * 26} 176Z" fill="${fold % 2 === 0 ? "#c7714a" : "#a9572f"}"/>`).join("")}
<path d="M110 470H520V492H110Z" fill="#8d6338"/><path d="M110 470H520V476H110Z" fill="#e0b985"/>${[
        ["#1f4a3f", 30, 130],
        ["#b4500f", 26, 112],
        ["#efe3cb", 34, 140],
        ["#2f6f8f", 28, 120],
        ["#7a3f3a", 24, 128],
      ]
        .map(
          ([color, thick, tall], index) =>
            `<rect x="${150 + index * 36}" y="${470 - Number(tall)}" width="${thick}" height="${tall}" rx="3" fill="${color}"/><path d="M${156 + index * 36} ${486 - Number(tall)}h14" stroke="#fff3d0" stroke-width="4" opacity="0.6"/>`,
        )
        .join(
          "",
        )}<path d="M420 470V430q0 -10 10 -10h44q10 0 10 10v40Z" fill="#efe3cb"/><path d="M438 420q-30 -46 4 -86q26 40 10 86ZM462 420q4 -52 42 -62q6 46 -28 62Z" fill="#5f8478"/>
<path d="M560 0V250" stroke="#3b2a20" stroke-width="8"/><path d="M560 250Q560 286 520 300" fill="none" stroke="#3b2a20" stroke-width="10" stroke-linecap="round"/><path d="M540 276L470 300L488 376Q520 390 566 350Z" fill="#e8dcc0"/><path d="M488 376Q520 390 566 350L560 340Q520 372 486 364Z" fill="#fffbe6"/>
<path d="M90 700Q90 640 150 640H400Q470 640 480 700L490 850H90Z" fill="#7d5a3c"/><path d="M100 800Q90 660 240 664Q430 652 452 720Q468 800 430 838Q250 870 120 838Z" fill="#fffaf0"/><path d="M140 720Q260 690 410 730M150 800Q280 830 420 800" fill="none" stroke="#d9c9ae" stroke-width="5"/><path d="M300 846Q280 720 420 712Q590 706 604 780Q610 840 570 862Q420 880 300 846Z" fill="#f3e4c6"/><path d="M340 770Q460 738 570 780" fill="none" stroke="#cdb68d" stroke-width="5"/>
<path d="M60 830Q800 790 1540 830V990H60Z" fill="#f6efe0"/>${patchwork()}
<linearGradient id="in-edge" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#c1925e"/><stop offset="1" stop-color="#7d5630"/></linearGradient><rect y="966" width="${width}" height="120" fill="url(#in-edge)"/><path d="M0 966H${width}V978H0Z" fill="#ecc894"/><path d="M0 1030Q700 1018 1600 1034" fill="none" stroke="#7d5630" stroke-width="3" opacity="0.5"/><rect y="1086" width="${width}" height="114" fill="#3a2720"/><path d="M0 1086H1600V1108H0Z" fill="#000" opacity="0.3"/>
${teddy(760, 778)}${ladder()}${lampPool(520, 360, 640, 0.75, "in-lamp")}${lampPool(520, 380, 220, 0.6, "in-lamp-near")}`,
    ),
};
