import { type Picture, svgDocument } from "../picture.ts";
import { boards, height, lampPool, steam, viewThrough, width } from "./inside.ts";

function gasRing(x: number, y: number): string {
  const flames = Array.from({ length: 9 }, (_, index) => {
    const at = x - 92 + index * 23;
    return `<path d="M${at - 8} ${y - 4}Q${at - 2} ${y - 24} ${at} ${y - 34}Q${at + 4} ${y - 22} ${at + 8} ${y - 4}Z" fill="#6fb4e8" opacity="0.9"/><path d="M${at - 3} ${y - 4}Q${at} ${y - 14} ${at + 3} ${y - 4}Z" fill="#e8f6ff"/>`;
  }).join("");
  return `<path d="M${x - 150} ${y - 36}H${x + 150}V${y - 26}H${x - 150}ZM${x - 120} ${y - 28}V${y + 6}h10V${y - 28}ZM${x + 110} ${y - 28}V${y + 6}h10V${y - 28}Z" fill="#20282a"/><ellipse cx="${x}" cy="${y}" rx="106" ry="13" fill="#2c3537"/>${flames}<ellipse cx="${x}" cy="${y + 5}" rx="126" ry="9" fill="#12181a" opacity="0.6"/>`;
}

function fryingPan(x: number, y: number): string {
  const egg = (ex: number, ey: number): string =>
    `<path d="M${ex - 50} ${ey}q6 -16 40 -14q30 -8 52 4q22 10 4 20q-30 14 -66 8q-32 -4 -30 -18Z" fill="#fffaf0"/><ellipse cx="${ex}" cy="${ey - 2}" rx="20" ry="9" fill="#f2b035"/><path d="M${ex - 10} ${ey - 6}q8 -4 14 -2" fill="none" stroke="#fff" stroke-width="3" opacity="0.7"/>`;
  return `<path d="M${x + 150} ${y - 44}L${x + 400} ${y - 92}Q${x + 420} ${y - 94} ${x + 420} ${y - 80}Q${x + 420} ${y - 70} ${x + 404} ${y - 66}L${x + 150} ${y - 18}Z" fill="#a97c4c"/><path d="M${x + 150} ${y - 40}L${x + 404} ${y - 88}" stroke="#e0b985" stroke-width="5" opacity="0.7"/><path d="M${x - 190} ${y - 62}Q${x - 176} ${y} ${x - 130} ${y}H${x + 130}Q${x + 176} ${y} ${x + 190} ${y - 62}Z" fill="#2b3335"/><path d="M${x - 176} ${y - 44}Q${x - 164} ${y - 8} ${x - 128} ${y - 6}" fill="none" stroke="#7b888a" stroke-width="5" opacity="0.7"/><ellipse cx="${x}" cy="${y - 62}" rx="190" ry="34" fill="#3b4547"/><ellipse cx="${x}" cy="${y - 59}" rx="174" ry="27" fill="#1c2224"/>${egg(x - 62, y - 60)}${egg(x + 66, y - 56)}`;
}

function coffeePot(x: number, y: number): string {
  return `<path d="M${x + 84} ${y - 190}C${x + 168} ${y - 190} ${x + 168} ${y - 60} ${x + 92} ${y - 66}" fill="none" stroke="#20282a" stroke-width="19" stroke-linecap="round"/><path d="M${x - 76} ${y - 136}L${x - 142} ${y - 196}L${x - 122} ${y - 204}L${x - 70} ${y - 176}Z" fill="#b9c3c4"/><path d="M${x - 78} ${y - 216}H${x + 78}L${x + 104} ${y - 8}Q${x + 104} ${y} ${x + 94} ${y}H${x - 94}Q${x - 104} ${y} ${x - 104} ${y - 8}Z" fill="#d3dadA"/><path d="M${x - 62} ${y - 216}H${x - 30}L${x - 44} ${y}H${x - 84}Z" fill="#ffffff" opacity="0.55"/><path d="M${x + 46} ${y - 216}H${x + 78}L${x + 104} ${y - 8}Q${x + 104} ${y} ${x + 94} ${y}H${x + 60}Z" fill="#7f8d90" opacity="0.6"/><path d="M${x - 84} ${y - 226}Q${x} ${y - 270} ${x + 84} ${y - 226}L${x + 80} ${y - 212}H${x - 80}Z" fill="#aeb9bb"/><circle cx="${x}" cy="${y - 262}" r="16" fill="#20282a"/><path d="M${x - 96} ${y - 70}H${x + 96}" stroke="#8e9a9c" stroke-width="3" opacity="0.6"/>`;
}

/** Breakfast on the gas hob with the sea in the window. */
export const hogaKustenDetail: Picture = {
  name: "hoga-kusten-platis-detalj",
  alt: "Köket i plåtisen: stekta ägg i pannan, kaffepanna på gasen och havet i fönstret",
  width,
  height,
  svg: () =>
    svgDocument(
      width,
      height,
      `${boards({ x: 0, y: 0, width, height }, "#e4d2b2", "#c5ab80", 74, true)}
<rect x="240" y="90" width="1120" height="560" rx="58" fill="#22302d"/><clipPath id="in-pane"><rect x="264" y="114" width="1072" height="512" rx="42"/></clipPath><g clip-path="url(#in-pane)">${viewThrough({ x: 264, y: 114, width: 1072, height: 512 }, { light: "spring-morning", seed: 30, water: true, ground: "rock", far: "islands", horizon: 0.58, rise: 0.36, treeKind: "pine", sunX: 0.7 })}<path d="M470 114L730 626H860L600 114ZM980 114L1240 626H1270L1010 114Z" fill="#ffffff" opacity="0.1"/></g><rect x="264" y="114" width="1072" height="512" rx="42" fill="none" stroke="#0f1716" stroke-width="7"/>
<rect x="240" y="64" width="1120" height="40" rx="10" fill="#f4eee0"/><path d="M250 96H1350" stroke="#c9bfa8" stroke-width="4"/>
<path d="M60 300H206V314H60Z" fill="#a97c4c"/><path d="M76 300V246Q76 238 84 238H106Q114 238 114 246V300Z" fill="#2f6f8f"/><path d="M130 300V256Q130 248 138 248H176Q184 248 184 256V300Z" fill="#f6f0e4"/><path d="M120 232q-34 -40 -8 -84q30 26 24 84ZM146 248q-6 -44 28 -66q14 40 -10 66Z" fill="#4f8262"/>
<path d="M1420 120V196M1488 120V182" stroke="#5f4a33" stroke-width="5"/><path d="M1420 196q-26 8 -26 44q0 40 26 44q26 -4 26 -44q0 -36 -26 -44Z" fill="#a97c4c"/><path d="M1480 182h16v88h-16Z" fill="#a97c4c"/><path d="M1466 270h44v50q-22 16 -44 0Z" fill="#8d6338"/>
<linearGradient id="in-top" x1="0" y1="0" x2="0" y2="1"><stop offset="0" stop-color="#f2ead9"/><stop offset="1" stop-color="#cdbb98"/></linearGradient><rect y="764" width="${width}" height="150" fill="url(#in-top)"/><path d="M0 764H${width}V772H0Z" fill="#fffaf0"/><rect y="906" width="${width}" height="30" fill="#a98a5e"/>
${boards({ x: 0, y: 936, width, height: 264 }, "#31594d", "#234439", 132, true)}<path d="M0 936H${width}V962H0Z" fill="#0d1f1a" opacity="0.35"/><path d="M0 1060H${width}" stroke="#234439" stroke-width="5"/><rect x="340" y="1004" width="150" height="18" rx="9" fill="#d9b98a"/><rect x="1110" y="1004" width="150" height="18" rx="9" fill="#d9b98a"/>
<path d="M330 856L370 800H1240L1290 856Z" fill="#2a3335"/><path d="M370 800H1240L1244 806H366Z" fill="#6f7d80"/><path d="M330 856H1290V874H330Z" fill="#151c1e"/>${[480, 620, 980, 1120].map((x) => `<circle cx="${x}" cy="866" r="7" fill="#d9dfdd"/>`).join("")}
${gasRing(620, 832)}${gasRing(1010, 832)}${fryingPan(620, 796)}${coffeePot(1010, 796)}${steam(600, 712, 84)}${steam(880, 570, 44).replace("in-steam", "in-steam-b").replace("#in-steam", "#in-steam-b")}
<path d="M1330 860q-8 -70 10 -84h100q18 14 10 84q-60 20 -120 0Z" fill="#b4500f"/><ellipse cx="1390" cy="778" rx="54" ry="10" fill="#8a3c0a"/><path d="M1352 776q6 -54 40 -64q40 10 36 64Z" fill="#e9b98a"/><path d="M1366 760l30 -30M1392 764l22 -26" stroke="#b4713a" stroke-width="4"/>
${lampPool(1120, 200, 760, 0.28, "in-sun")}`,
    ),
};
