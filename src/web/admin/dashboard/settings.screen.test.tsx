import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listAgreements } from "#contracts/agreements.ts";
import { settingHistory } from "#contracts/audit.ts";
import { listItems } from "#contracts/catalog.ts";
import { comingIntervals } from "#contracts/item-belongings.ts";
import {
  changeShopSettings,
  contractInConfirmation,
  setGlobalPickupTime,
  setGlobalReturnTime,
  settings,
  settingsLeft,
} from "#contracts/settings.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { quietDashboard } from "#test/screens/quiet-dashboard.ts";
import { settingsKept, TRIED_OUT } from "#test/screens/shop-settings.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, inTurn, refuse, type Stub } from "#test/screens/stubs.ts";

const changed = (what: string) => ({
  message: `${what} har ändrats sedan du öppnade sidan. Inget har sparats över.`,
});

const openSettings = (...answers: Stub[]) =>
  openScreen("/admin/settings", {
    as: "admin",
    width: 390,
    answers: [
      ...answers,
      answer(listAgreements, []),
      answer(listItems, []),
      answer(comingIntervals, []),
      answer(contractInConfirmation, { value: false }),
      answer(settingsLeft, []),
      answer(settingHistory, []),
      TRIED_OUT,
    ],
  });

type Times = { globalDefaultPickupTime: string; globalDefaultReturnTime: string };

/** A shop that keeps its default times, also those that a colleague sets from elsewhere. */
function timesKept() {
  let stored = { globalDefaultPickupTime: "15:00", globalDefaultReturnTime: "12:00" };
  const setTo = (change: Partial<Times>) => (stored = { ...stored, ...change });
  const valueOf = (body: unknown) => (body as { value: string }).value;
  const taken = answer(setGlobalPickupTime, ({ body }) =>
    setTo({ globalDefaultPickupTime: valueOf(body) }),
  );
  const stubs = [
    answer(settings, () => stored),
    taken,
    answer(setGlobalReturnTime, ({ body }) => setTo({ globalDefaultReturnTime: valueOf(body) })),
  ];
  const refuseOnce = () =>
    stubCalls(
      inTurn(refuse(setGlobalPickupTime, "setting.changed", changed("Utlämningstiden")), taken),
    );
  return { stubs, setTo, refuseOnce, stored: () => stored };
}

test("default times: a time that a colleague set meanwhile stays theirs until one chooses", async () => {
  const { stubs, setTo, refuseOnce, stored } = timesKept();
  await openSettings(...settingsKept().stubs, ...stubs);
  const times = page.getByRole("region", { name: "Globala standardtider" });
  const pickup = times.getByLabelText("Utlämningstid");
  const save = () => times.getByRole("button", { name: "Spara tiderna" }).click();
  await pickup.fill("16:30");
  setTo({ globalDefaultReturnTime: "11:00" });
  await save();
  await expect
    .element(page.getByText("Globala standardtider har uppdaterats", { exact: true }))
    .toBeVisible();
  expect(stored()).toEqual({ globalDefaultPickupTime: "16:30", globalDefaultReturnTime: "11:00" });

  await expect.element(pickup).toHaveValue("16:30");
  await pickup.fill("17:00");
  setTo({ globalDefaultPickupTime: "14:00" });
  refuseOnce();
  await save();
  await expect.element(times).toHaveTextContent(changed("Utlämningstiden").message);
  await expect.element(pickup).toHaveValue("17:00");
  // What it was typed over goes along: that is what the shop judges by.
  expect(sent(setGlobalPickupTime).at(-1)).toMatchObject({
    body: { value: "17:00", before: "16:30" },
  });
  await times.getByRole("button", { name: "Spara mitt i stället" }).click();
  await expect.poll(stored).toMatchObject({ globalDefaultPickupTime: "17:00" });
  expect(sent(setGlobalPickupTime).at(-1)).toMatchObject({
    body: { value: "17:00", before: "14:00" },
  });
});

test("notice: what a colleague saved meanwhile is asked about first", async () => {
  const { stubs, colleague } = settingsKept();
  await openSettings(
    ...stubs,
    answer(settings, { globalDefaultPickupTime: "15:00", globalDefaultReturnTime: "12:00" }),
  );
  const notice = page.getByRole("region", { name: "Framförhållning" });
  const hours = notice.getByLabelText("Minsta tid före hämtning");
  await hours.fill("24");
  colleague({ noticeHours: 12 });
  stubCalls(refuse(changeShopSettings, "setting.changed", changed("Framförhållningen")));
  await notice.getByRole("button", { name: "Spara framförhållningen" }).click();
  await expect.element(notice).toHaveTextContent(changed("Framförhållningen").message);
  expect(sent(changeShopSettings)).toMatchObject([
    { body: { noticeHours: 24, before: { noticeHours: 0 } } },
  ]);
  await expect.element(hours).toHaveValue("24");
  await notice.getByRole("button", { name: "Visa det som är sparat" }).click();
  await expect.element(hours).toHaveValue("12");
});

test("default times are asked about in their dialog, too, which closes once they are saved", async () => {
  const { stubs, setTo, refuseOnce, stored } = timesKept();
  await openScreen("/admin", { as: "admin", answers: [...stubs, ...quietDashboard()] });
  await page.getByRole("button", { name: "Globala standardtider" }).click();
  const dialog = page.getByRole("dialog", { name: "Globala standardtider" });
  await dialog.getByLabelText("Utlämningstid").fill("18:00");
  setTo({ globalDefaultPickupTime: "15:30" });
  refuseOnce();
  await dialog.getByRole("button", { name: "Spara tiderna" }).click();
  await dialog.getByRole("button", { name: "Spara mitt i stället" }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(stored()).toMatchObject({ globalDefaultPickupTime: "18:00" });
});
