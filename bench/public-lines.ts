import type { Line } from "./lines.ts";
import type { Question } from "./measure.ts";

/** What every visitor asks for, with the share of a bare route that it should reach. */
const ADDRESSES: { path: string; aim: number }[] = [
  { path: "/", aim: 0.5 },
  { path: "/p/husbil-5", aim: 0.5 },
  { path: "/hyr-husbil", aim: 0.5 },
  { path: "/about", aim: 0.5 },
  { path: "/api/rental-items", aim: 0.6 },
  { path: "/api/rental-items/cards", aim: 0.6 },
  { path: "/api/rental-items/5", aim: 0.6 },
  { path: "/api/rental-items/slug/husbil-5", aim: 0.6 },
  { path: "/api/rental-items/5/addons", aim: 0.6 },
  { path: "/api/settings", aim: 0.6 },
];

/** Each against a bare route that sends the very bytes the shop has answered. */
export async function publicLines(
  shop: string,
  bare: string,
  size: "small" | "large",
): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [index, { path, aim }] of ADDRESSES.entries()) {
    const answer = await fetch(`${shop}${path}`);
    const bytes = Buffer.from(await answer.arrayBuffer());
    if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
    const copy = `${bare}/bytes/${size}-${index}`;
    await fetch(copy, {
      method: "PUT",
      headers: {
        "content-type": "application/octet-stream",
        "x-type": answer.headers.get("content-type") ?? "",
      },
      body: new Uint8Array(bytes),
    });
    const words = `GET ${path}, ${(bytes.length / 1024).toFixed(1)} KB`;
    const isRight: Question["isRight"] = (text) => text.length > 0;
    lines.push({
      name: `public${path}`,
      label: words,
      size,
      question: { label: words, url: `${shop}${path}`, isRight },
      baseline: { label: `bare, ${words}`, url: copy, isRight },
      aim,
    });
  }
  return lines;
}
