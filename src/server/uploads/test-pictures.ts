import { randomUUID } from "node:crypto";
import { crc32, deflateSync } from "node:zlib";
import sharp from "sharp";

type Part = { field?: string; name?: string; type?: string; bytes: Buffer };

/** A form as a browser sends it. */
export function formOf(...parts: Part[]): { body: Buffer; headers: Record<string, string> } {
  const boundary = `----prov${randomUUID()}`;
  const chunks = parts.flatMap(({ field = "image", name = "bild.jpg", type, bytes }) => [
    Buffer.from(
      `--${boundary}\r\ncontent-disposition: form-data; name="${field}"; filename="${name}"\r\n` +
        `content-type: ${type ?? "image/jpeg"}\r\n\r\n`,
    ),
    bytes,
    Buffer.from("\r\n"),
  ]);
  return {
    body: Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]),
    headers: { "content-type": `multipart/form-data; boundary=${boundary}` },
  };
}

type Call = { method: "POST"; body: Buffer; headers: Record<string, string>; as?: string };
type Shop<Answer> = { call(path: string, options: Call): Promise<Answer> };

export function sendPicture<Answer>(
  shop: Shop<Answer>,
  as: string | undefined,
  part: Part,
): Promise<Answer> {
  return shop.call("/api/upload", { method: "POST", ...formOf(part), ...(as && { as }) });
}

let hue = 0;

/** A picture unlike any before it: red to the left, otherwise of one colour. */
export function drawing(width = 400, height = 300) {
  hue += 1;
  const background = { r: 20, g: (hue % 16) * 16, b: (hue >> 4) * 16 };
  const size = { width: Math.ceil(width / 2), height, channels: 3 as const };
  const red = { create: { ...size, background: { r: 220, g: 0, b: 0 } } };
  return sharp({ create: { width, height, channels: 3, background } }).composite([
    { input: red, left: 0, top: 0 },
  ]);
}

export function aJpeg(width?: number, height?: number): Promise<Buffer> {
  return drawing(width, height).jpeg().toBuffer();
}

/** A true PNG of a few hundred bytes that would take up gigabytes once unpacked. */
export function aBomb(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    pngChunk("IHDR", header),
    pngChunk("IDAT", deflateSync(Buffer.alloc(100_000))),
    pngChunk("IEND", Buffer.alloc(0)),
  ]);
}

function pngChunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), content]);
  const around = Buffer.alloc(8);
  around.writeUInt32BE(content.length, 0);
  around.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([around.subarray(0, 4), body, around.subarray(4)]);
}
