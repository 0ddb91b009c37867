import sharp from "sharp";
import { expect } from "vitest";
import { ADMIN } from "./started-shop.ts";

type Shop = { address: string };

/** Calls of a started shop, as another program makes them. */
export function post(
  { address }: Shop,
  path: string,
  body: object,
  cookie = "",
): Promise<Response> {
  return fetch(`${address}${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie },
    body: JSON.stringify(body),
  });
}

/** The administrator's cookie. */
export async function signIn(shop: Shop, account = ADMIN): Promise<string> {
  const answer = await post(shop, "/api/login", account);
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
}

/** The address of a picture that the office has uploaded. */
export async function upload({ address }: Shop, cookie: string): Promise<string> {
  const create = { width: 300, height: 200, channels: 3 as const, background: "#1f4a3f" };
  const bytes = await sharp({ create }).jpeg().toBuffer();
  const body = new FormData();
  body.append("image", new Blob([new Uint8Array(bytes)], { type: "image/jpeg" }), "sjö.jpg");
  const answer = await fetch(`${address}/api/upload`, {
    method: "POST",
    headers: { cookie },
    body,
  });
  expect(answer.status).toBeLessThan(300);
  return ((await answer.json()) as { url: string }).url;
}

export type AddedItem = { id: number; slug: string; pricePerDay: number };

/** A thing for hire that the office has added. */
export async function addItem(
  shop: Shop,
  cookie: string,
  { name, quantity = 1 }: { name: string; quantity?: number },
): Promise<AddedItem> {
  const wish = { type: "equipment", name, pricePerDay: 345, quantity };
  const answer = await post(shop, "/api/rental-items", wish, cookie);
  expect(answer.status).toBeLessThan(300);
  const { id, slug } = (await answer.json()) as { id: number; slug: string };
  return { id, slug, pricePerDay: wish.pricePerDay };
}
