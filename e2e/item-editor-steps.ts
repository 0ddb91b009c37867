import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { ADMIN, expect, test as base } from "./fixtures.ts";

type ItemWish = Record<string, unknown>;
export type MadeItem = { id: number; slug: string; version: number };

type EditorFixtures = {
  /** Makes an item that is gone again when the journey is over: other journeys count what is there. */
  makeItem: (wish?: ItemWish) => Promise<MadeItem>;
  /** Removes an item that a journey made through the page. */
  removeLater: (id: number) => void;
};

export const test = base.extend<EditorFixtures>({
  removeLater: async ({ playwright, baseURL }, use) => {
    const ids: number[] = [];
    await use((id) => ids.push(id));
    if (ids.length === 0) return;
    const request = await playwright.request.newContext({ baseURL: baseURL ?? "" });
    await request.post("/api/login", { data: ADMIN });
    for (const id of ids) await request.delete(`/api/rental-items/${id}`);
    await request.dispose();
  },
  makeItem: async ({ page, signIn, removeLater }, use) => {
    await signIn();
    await use(async (wish = {}) => {
      const item = await post<MadeItem>(page.request, "/api/rental-items", {
        type: "equipment",
        name: "Provkanot",
        pricePerDay: 400,
        ...wish,
      });
      removeLater(item.id);
      return item;
    });
  },
});

export async function post<T>(request: APIRequestContext, path: string, data: unknown): Promise<T> {
  const answer = await request.post(path, { data });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as T;
}

export async function openEditor(page: Page, id: number | "new"): Promise<void> {
  await page.goto(`/admin/rental-items/${id}`);
  await expect(page.getByRole("heading", { name: "Grundinformation" })).toBeVisible();
}

export const toast = (page: Page, title: string): Locator =>
  page
    .getByRole("region", { name: /^Meddelanden/ })
    .getByRole("listitem")
    .filter({ hasText: title });

export const save = (page: Page): Locator =>
  page.locator(".save-bar").getByRole("button", { name: "Spara" });

/** The panel under a heading. */
export const panel = (page: Page, name: string): Locator =>
  page.getByRole("region", { name, exact: true });

/** A picture of one colour, different for each number. */
export async function aPicture(
  number: number,
): Promise<{ name: string; mimeType: string; buffer: Buffer }> {
  const background = { r: (number * 67) % 256, g: (number * 31) % 256, b: 90 };
  const buffer = await sharp({ create: { width: 640, height: 480, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: `bild-${number}.jpg`, mimeType: "image/jpeg", buffer };
}
