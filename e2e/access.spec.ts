import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const TIMELINE = "/admin/booking-timeline";
const TRACKING = "/admin/tracking-settings";
const RECEIPT = "/admin/receipts/17";

async function expectToTheShop(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page).toHaveURL(/\/$/);
}

test("the office is for those who work there: visitors are asked to sign in, customers and staff led away from what is not theirs", async ({
  page,
  admin,
  watch,
}) => {
  await test.step("a visitor is asked to sign in", async () => {
    for (const path of [TIMELINE, TRACKING, RECEIPT]) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/auth$/);
    }
  });

  const account = { username: `person-${crypto.randomUUID()}`, password: "åtta tecken" };
  const made = await page.request.post("/api/register", { data: account });
  expect(made.status(), await made.text()).toBe(201);
  const { id } = (await made.json()) as { id: number };
  await test.step("a registered customer is sent to the shop, or told that it is not for them", async () => {
    await expectToTheShop(page, TRACKING);
    await expectToTheShop(page, "/admin");
    await expect(page.getByRole("banner").getByRole("button", { name: "Logga ut" })).toBeVisible();
    await expect(page.getByRole("link", { name: "Admin", exact: true })).toHaveCount(0);
    watch.expectStatus(403, "/api/timeline");
    await page.goto(TIMELINE);
    await expect(page.getByRole("alert")).toContainText(
      "Ditt konto har inte behörighet till det här.",
    );
    await expect(page.getByRole("button", { name: "Skriv ut" })).toHaveCount(0);
  });

  const raised = await admin.patch(`/api/users/${id}`, { data: { role: "staff" } });
  expect(raised.status(), await raised.text()).toBe(200);
  await page.request.post("/api/login", { data: account });
  await test.step("staff are led to the shop from what is the administrator's", async () => {
    await expectToTheShop(page, RECEIPT);
  });

  await test.step("who is signed in is led from the sign-in page to the office", async () => {
    await page.goto("/auth");
    await expect(page).toHaveURL(/\/admin$/);
    await expect(page.getByRole("heading", { level: 1, name: /^Idag/ })).toBeVisible();
  });

  await test.step("who has signed out is asked to sign in again", async () => {
    await page.goto("about:blank");
    await page.request.post("/api/logout");
    await page.goto(RECEIPT);
    await expect(page).toHaveURL(/\/auth$/);
  });
});
