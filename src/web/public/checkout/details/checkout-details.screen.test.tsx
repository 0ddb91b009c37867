import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { cleanup } from "vitest-browser-react";
import {
  itemAddons,
  itemAgreement,
  itemBlockedDates,
  itemBookingIntervals,
  itemById,
  listItemCards,
} from "#contracts/catalog.ts";
import { createPaymentIntent } from "#contracts/checkout.ts";
import { availability, furtherThings, priceStay, timesForDate } from "#contracts/offers.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { KAYAK, priced, toast } from "#test/screens/item-panel.ts";
import { leftFor } from "#test/screens/leaving.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent } from "#test/screens/stubbed-shop.ts";
import { answer, refuse } from "#test/screens/stubs.ts";

/** What a customer types, by the label it is typed under. */
const CUSTOMER = {
  Namn: "Anna Berg",
  Personnummer: "19900101-0017",
  Telefon: "070-123 45 67",
  "E-post": "anna@example.com",
  Gatuadress: "Storgatan 1",
  Postnummer: "852 30",
  Ort: "Sundsvall",
};

const field = (label: string) => page.getByLabelText(label, { exact: true });
const summary = () => page.getByRole("complementary", { name: "Din bokning" });
const toPayment = () => page.getByRole("button", { name: "Gå till betalning" });
const terms = () =>
  page.getByRole("checkbox", { name: "Jag har läst och godkänner hyresvillkoren" });

/** Comes to the checkout by its address, as the booking panel writes it. */
async function openCheckout(free = 6): Promise<void> {
  await openScreen("/booking?itemId=7&startDate=2027-05-03&endDate=2027-05-05", {
    answers: [
      // Their addresses would be read as that of an item, too.
      answer(listItemCards, []),
      answer(furtherThings, []),
      answer(itemById, KAYAK),
      answer(itemAddons, []),
      answer(itemBlockedDates, []),
      answer(itemBookingIntervals, []),
      answer(timesForDate, { pickupTime: "14:00", returnTime: "12:00" }),
      answer(availability, { available: free }),
      answer(priceStay, ({ body }) => priced(KAYAK, [], body)),
      answer(itemAgreement, {
        name: "Hyresvillkor",
        content: "<h2>Skötsel</h2><p>Diska.</p>",
        version: 1,
      }),
      // What stands here is whether the page asks; the card form is another page's.
      refuse(createPaymentIntent, "shop.busy", { message: "Butiken vilar." }),
    ],
  });
  await expect.element(page.getByRole("heading", { name: "Dina uppgifter" })).toBeVisible();
  await expect.element(summary()).toHaveTextContent("790 kr");
}

async function fillDetails(): Promise<void> {
  for (const [label, value] of Object.entries(CUSTOMER)) await field(label).fill(value);
}

test("nobody goes on without the terms and every field, and nothing typed is lost", async () => {
  await openCheckout();
  await expect.element(field("Personnummer")).toHaveAttribute("placeholder", "ÅÅÅÅMMDD-XXXX");
  await expect.element(field("Telefon")).toHaveAttribute("placeholder", "07X-XXX XX XX");
  await expect.element(field("Postnummer")).toHaveAttribute("placeholder", "123 45");
  // A kayak goes nowhere by itself.
  expect(page.getByLabelText("Reseinfo").query()).toBeNull();
  await expect.element(toPayment()).toHaveAttribute("aria-disabled", "true");
  await summary().getByText("Så räknas priset").click();
  toPayment().element().scrollIntoView({ block: "nearest" });
  for (const end of ["Totalt", "Ändra datum eller tillval"])
    await expect.element(summary().getByText(end)).toBeInViewport();

  await terms().click();
  await expect.element(toPayment()).toHaveAttribute("aria-disabled", "false");
  await field("Namn").fill(CUSTOMER.Namn);
  await toPayment().click();
  await expect
    .element(toast("Saknad information"))
    .toHaveTextContent("Vänligen fyll i alla obligatoriska fält");
  await expect.element(field("Personnummer")).toHaveFocus();
  await expect
    .element(field("Personnummer"))
    .toHaveAccessibleDescription("Skriv ditt personnummer.");
  await expect.element(field("Namn")).toHaveValue(CUSTOMER.Namn);
  await expectAccessible();

  await fillDetails();
  await field("E-post").fill("anna");
  await toPayment().click();
  await expect
    .element(field("E-post"))
    .toHaveAccessibleDescription("Skriv en hel e-postadress, till exempel namn@exempel.se.");
  await field("E-post").fill(CUSTOMER["E-post"]);
  await terms().click();
  await expect.element(toPayment()).toHaveAttribute("aria-disabled", "true");
  // It takes a press all the same, as one that asks why.
  await toPayment().click({ force: true });
  await expect
    .element(toast("Saknad information"))
    .toHaveTextContent("Du måste godkänna hyresvillkoren för att fortsätta");
  await expect.element(terms()).toHaveFocus();
  field("Namn").element().focus();
  await toPayment().click({ force: true });
  await expect.element(terms()).toHaveFocus();
  await expect.element(terms()).toHaveAccessibleDescription("Kryssa i rutan för att gå vidare.");
  expect(sent(createPaymentIntent)).toEqual([]);

  await cleanup();
  await openCheckout();
  for (const [label, value] of Object.entries(CUSTOMER))
    await expect.element(field(label)).toHaveValue(label === "Personnummer" ? "" : value);
});

test("details that look wrong are asked about beside the field, and never refused", async () => {
  await openCheckout();
  await fillDetails();
  await terms().click();
  await field("E-post").fill("anna@gmial");
  await field("Ort").click();
  await expect
    .element(field("E-post"))
    .toHaveAccessibleDescription("Menade du gmail.com? Ändra till anna@gmail.com");
  await page.getByRole("button", { name: "Ändra till anna@gmail.com" }).click();
  await expect.element(field("E-post")).toHaveValue("anna@gmail.com");
  await expect.element(field("E-post")).toHaveFocus();
  await expect.element(field("E-post")).not.toHaveAccessibleDescription();

  await field("Personnummer").fill("abc");
  await field("Telefon").fill("x");
  await field("Namn").click();
  await expect
    .element(field("Personnummer"))
    .toHaveAccessibleDescription("Stämmer numret? Ett personnummer skrivs ÅÅÅÅMMDD-XXXX.");
  await expect
    .element(field("Telefon"))
    .toHaveAccessibleDescription("Stämmer numret? Vi behöver kunna nå dig om något händer.");
  await expectAccessible();
  await toPayment().click();
  await expect.poll(() => sent(createPaymentIntent)).toHaveLength(1);
  expect(sent(createPaymentIntent)[0]?.body).toMatchObject({
    customerData: { email: "anna@gmail.com", personalNumber: "abc", phone: "x" },
  });
});

test("who comes for days that are taken is told before filling anything in", async () => {
  await openCheckout(0);
  const notice = page.getByRole("status").filter({ hasText: "ser inte ut att vara lediga" });
  await expect
    .element(notice)
    .toHaveTextContent(
      "De här dagarna ser inte ut att vara lediga. Har du själv börjat boka dem i en annan flik kan du gå vidare här.",
    );
  await expectAccessible();
  await notice.getByRole("link", { name: "Välj andra datum" }).click();
  await expect.poll(leftFor).toEqual([expect.stringMatching(/^\/p\/havskajak/)]);
});

test("the terms can be read before they are accepted", async () => {
  await openCheckout();
  await page.getByRole("button", { name: "Visa hyresvillkor" }).click();
  const dialog = page.getByRole("dialog", { name: "Hyresvillkor" });
  await expect.element(dialog.getByRole("heading", { name: "Skötsel" })).toBeVisible();
  await expectAccessible();
  await userEvent.keyboard("{Escape}");
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(terms()).not.toBeChecked();
});
