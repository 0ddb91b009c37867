import type { CSSProperties } from "react";

const SERIF = "Fraunces, Georgia, 'Times New Roman', serif";
const SANS = "-apple-system, BlinkMacSystemFont, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

const INK = "#1c2b27";
const MUTED = "#4b5c56";
const FJORD = "#2f6f8f";
const LINE = "#e4e0d6";

/** Stands on every element: many mailboxes throw a style sheet away. */
export const LOOK = {
  page: { margin: 0, padding: 0, backgroundColor: "#f8f6f1", fontFamily: SANS, color: INK },
  frame: { width: "100%", maxWidth: 600, borderCollapse: "separate" },
  card: { backgroundColor: "#ffffff", borderRadius: 20, overflow: "hidden" },
  band: { backgroundColor: "#1f4a3f", padding: "26px 36px 24px" },
  shopName: {
    fontFamily: SERIF,
    fontSize: 24,
    lineHeight: "30px",
    fontWeight: 600,
    letterSpacing: "-0.2px",
    color: "#ffffff",
    textDecoration: "none",
    overflowWrap: "anywhere",
  },
  reference: { fontSize: 14, lineHeight: "20px", color: "#d3e4dd" },
  body: { padding: "36px 36px 40px" },
  heading: {
    margin: "0 0 16px",
    fontFamily: SERIF,
    fontSize: 30,
    lineHeight: "36px",
    fontWeight: 600,
    letterSpacing: "-0.4px",
    color: INK,
    overflowWrap: "anywhere",
  },
  title: {
    margin: "0 0 10px",
    fontFamily: SERIF,
    fontSize: 20,
    lineHeight: "26px",
    fontWeight: 600,
    color: INK,
  },
  text: {
    margin: "0 0 16px",
    fontSize: 16,
    lineHeight: "26px",
    color: INK,
    overflowWrap: "anywhere",
  },
  small: { margin: 0, fontSize: 14, lineHeight: "21px", color: MUTED, overflowWrap: "anywhere" },
  section: { margin: "32px 0 0" },
  table: { width: "100%", borderCollapse: "collapse" },
  label: {
    padding: "8px 16px 8px 0",
    borderBottom: `1px solid ${LINE}`,
    fontSize: 15,
    lineHeight: "22px",
    fontWeight: 400,
    color: MUTED,
    textAlign: "left",
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  value: {
    padding: "8px 0",
    borderBottom: `1px solid ${LINE}`,
    fontSize: 15,
    lineHeight: "22px",
    color: INK,
    textAlign: "left",
    verticalAlign: "top",
    overflowWrap: "anywhere",
  },
  amount: { textAlign: "right", whiteSpace: "nowrap", fontVariantNumeric: "tabular-nums" },
  total: { fontSize: 18, lineHeight: "26px", fontWeight: 700, color: INK, borderBottom: "none" },
  link: { color: FJORD, textDecoration: "underline" },
  panel: { backgroundColor: "#f3f1ea", borderRadius: 16, padding: "22px 24px" },
  calm: { backgroundColor: "#e5f3ea", borderRadius: 16, padding: "18px 24px", color: "#1c5c3a" },
  warning: { backgroundColor: "#fff4d6", borderRadius: 16, padding: "18px 24px", color: "#7a5200" },
  noticeTitle: { margin: "0 0 4px", fontSize: 16, lineHeight: "24px", fontWeight: 700 },
  noticeText: { margin: 0, fontSize: 15, lineHeight: "23px", overflowWrap: "anywhere" },
  button: {
    display: "inline-block",
    padding: "14px 28px",
    borderRadius: 999,
    backgroundColor: "#b4500f",
    color: "#ffffff",
    fontSize: 16,
    lineHeight: "20px",
    fontWeight: 600,
    textDecoration: "none",
  },
  step: { padding: "0 0 12px", fontSize: 16, lineHeight: "25px", color: INK, verticalAlign: "top" },
  number: {
    display: "inline-block",
    width: 26,
    height: 26,
    borderRadius: 13,
    backgroundColor: "#1f4a3f",
    color: "#ffffff",
    fontSize: 14,
    lineHeight: "26px",
    fontWeight: 700,
    textAlign: "center",
  },
  hidden: { display: "none", maxHeight: 0, overflow: "hidden", fontSize: 1, lineHeight: "1px" },
} satisfies Record<string, CSSProperties>;

/** Far to near: the air between makes the far ridge paler, as in the shop's own pictures. */
export const RIDGES = ["#b9d2d6", "#7fa9a8", "#4a7d73"];

/**
 * What inline styles cannot say: phones and the dark. A mailbox that inverts colours by itself ignores
 * this; the pairs above keep their contrast when it does.
 */
export const STYLE_SHEET = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (max-width: 480px) {
  .body { padding: 28px 22px 32px !important; }
  .band { padding: 22px 22px 20px !important; }
  .band-part { display: block !important; text-align: left !important; }
  .edge { padding: 0 0 32px !important; }
  .card { border-radius: 0 !important; }
  .panel { padding: 18px 18px !important; }
  .stay-end { display: block !important; padding: 0 0 10px !important; width: auto !important; }
  .heading { font-size: 27px !important; line-height: 33px !important; }
}
@media (prefers-color-scheme: dark) {
  .page { background-color: #0e1513 !important; }
  .card { background-color: #172120 !important; }
  .ink { color: #eef3f0 !important; }
  .muted { color: #a9b8b2 !important; }
  .line { border-color: #2f3d39 !important; }
  .panel { background-color: #202d2a !important; }
  .calm { background-color: #173527 !important; color: #b9e6cb !important; }
  .warning { background-color: #3b2d0a !important; color: #ffe2a0 !important; }
  .link { color: #8ec8e2 !important; }
  .number { background-color: #35685a !important; }
}
`;
