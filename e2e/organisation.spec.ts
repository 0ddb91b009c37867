import { anItem, card, question, toast } from "./bookings-steps.ts";
import {
  acceptTerms,
  CARD,
  expectThanks,
  fillDetails,
  openCheckout,
  payButton,
  payWith,
  thanks,
  toPayment,
} from "./checkout-steps.ts";
import { expectClear, expectFits } from "./fits.ts";
import { expect, expectAccessible, test } from "./fixtures.ts";
import { openOwnPage } from "./own-page-steps.ts";
import { readPdf } from "#test/pdf-reader.ts";

test.use({ viewport: { width: 390, height: 844 } });

test("a club books and pays by card, is approved, and opens its invoice as a PDF", async ({
  page,
  admin,
  shop,
  signIn,
}) => {
  test.slow();
  await anItem(admin, "Klubbkajaken", { type: "equipment", slug: "klubbkajaken" });
  await openCheckout(page, {
    slug: "klubbkajaken",
    startDate: "2027-08-03",
    endDate: "2027-08-05",
  });
  await fillDetails(page);
  await acceptTerms(page).check();
  const name = page.getByLabel("Företag eller förening", { exact: true });
  const number = page.getByLabel("Organisationsnummer");
  await expect(name).toBeHidden();
  await page.getByRole("checkbox", { name: "Jag bokar för ett företag eller en förening" }).check();
  await expectFits(page);
  await toPayment(page).click();
  await expect(name).toBeFocused();
  await expect(page.getByText("Skriv företagets eller föreningens namn.")).toBeVisible();

  await name.fill("Sundsvalls Paddlare");
  await number.fill("802400-0006");
  await page.getByLabel("Fakturaadress").fill("Box 12, 851 02 Sundsvall");
  await page.getByLabel("Er referens").fill("Vårlägret");
  await toPayment(page).click();
  await expect(number).toBeFocused();
  await expect(
    page.getByText(
      "Kontrollera organisationsnumret. Det har tio siffror, till exempel 556000-0001.",
    ),
  ).toBeVisible();
  await expectAccessible(page);
  await number.fill("8024000005");

  // A reload keeps it, as it keeps the other fields.
  await page.reload();
  await expect(name).toHaveValue("Sundsvalls Paddlare");
  await expect(number).toHaveValue("8024000005");
  await page.getByLabel("Personnummer").fill("19900101-0017");
  await acceptTerms(page).check();
  await toPayment(page).click();
  await expect(payButton(page)).toBeEnabled();
  await payWith(page, CARD.good);
  await expect(thanks(page)).toBeVisible();
  // On a phone the message that the booking was sent leaves the thanks in sight.
  await expectClear(toast(page, "Bokning skickad"), thanks(page));
  const id = await expectThanks(page);

  await signIn();
  await page.goto(`/admin/bookings/${id}`);
  const customer = card(page, "Kund");
  for (const words of ["Sundsvalls Paddlare", "802400-0005", "Box 12, 851 02 Sundsvall"])
    await expect(customer).toContainText(words);
  await expectFits(page);
  await card(page, "Betalning")
    .getByRole("button", { name: `Godkänn bokning #${id}` })
    .click();
  await question(page).getByRole("button", { name: "Dra beloppet" }).click();
  await expect(toast(page, "Betalning genomförd")).toBeVisible();
  await page.goto(`/admin/receipts/${id}`);
  await expect(page.getByRole("heading", { name: /^Kvitto\/faktura 2027-\d{6}$/ })).toBeVisible();
  await expectFits(page);

  await openOwnPage(page, shop, id);
  const link = page.getByRole("link", { name: /^Kvitto\/faktura 2027-\d{6} som PDF$/ });
  await expectFits(page);
  await expectAccessible(page);
  const file = await page.request.get((await link.getAttribute("href")) ?? "");
  expect(file.headers()["content-disposition"]).toMatch(
    /^inline; filename="kvitto-faktura-2027-\d{6}\.pdf"$/,
  );
  const words = readPdf(await file.body())
    .pages.flat()
    .join(" ")
    .replaceAll("\u00a0", " ");
  for (const told of [
    "Kvitto/faktura",
    "Sundsvalls Paddlare",
    "802400-0005",
    "Box 12, 851 02 Sundsvall",
    "Vårlägret",
    "Totalt inkl. moms 2 000,00 kr",
  ])
    expect(words).toContain(told);

  const contract = page.getByRole("link", { name: "Hyresavtalet som PDF" });
  const agreed = await page.request.get((await contract.getAttribute("href")) ?? "");
  expect(agreed.headers()["content-type"]).toBe("application/pdf");
});
