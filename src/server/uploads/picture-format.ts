import type { Problem } from "#contracts/errors.ts";
import { fail, ok, type Result } from "#domain/result.ts";

type Format = { name: string; isTaken: boolean; begins: (file: Beginning) => boolean };
type Beginning = { hex: string; text: string };

const bytes = (hex: string) => (file: Beginning) => file.hex.startsWith(hex);
const text = (pattern: RegExp) => (file: Beginning) => pattern.test(file.text);

/**
 * How files of each kind begin. A name or a header may say anything; this decides which files a decoder
 * may see at all, and the decoder then decides whether it is a picture.
 */
const FORMATS: readonly Format[] = [
  { name: "JPEG", isTaken: true, begins: bytes("ffd8ff") },
  { name: "PNG", isTaken: true, begins: bytes("89504e470d0a1a0a") },
  { name: "GIF", isTaken: true, begins: text(/^GIF8[79]a/) },
  { name: "WebP", isTaken: true, begins: text(/^RIFF[^]{4}WEBP/) },
  // The general brand may stand first, and AVIF's own behind it.
  { name: "AVIF", isTaken: true, begins: text(/^[^]{4}ftyp(avi[fs]|m[is]f1[^]*avi[fs])/) },
  { name: "HEIC", isTaken: false, begins: text(/^[^]{4}ftyp(hei|hev|m[is]f1)/) },
  { name: "TIFF", isTaken: false, begins: bytes("49492a00") },
  { name: "TIFF", isTaken: false, begins: bytes("4d4d002a") },
  { name: "BMP", isTaken: false, begins: ({ hex }) => /^424d.{8}00000000/.test(hex) },
  { name: "JPEG XL", isTaken: false, begins: bytes("ff0a") },
  { name: "JPEG XL", isTaken: false, begins: bytes("0000000c4a584c20") },
  { name: "JPEG 2000", isTaken: false, begins: bytes("0000000c6a502020") },
  // A mark of the encoding may stand before it.
  { name: "SVG", isTaken: false, begins: text(/^[^<]{0,3}\s*<(\?xml|!--|!DOCTYPE svg|svg)/i) },
];

const ENOUGH_BYTES = 64;

export function pictureFormat(file: Buffer): Result<string, Problem> {
  const first = file.subarray(0, ENOUGH_BYTES);
  const beginning = { hex: first.toString("hex"), text: first.toString("latin1") };
  const format = FORMATS.find(({ begins }) => begins(beginning));
  if (!format) return fail({ code: "upload.not-a-picture" });
  const { name, isTaken } = format;
  return isTaken ? ok(name) : fail({ code: "upload.format-not-taken", format: name });
}
