import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  acceptMyAgreements,
  cancelMyBooking,
  changeMyBooking,
  changeMyDetails,
  findMyBooking,
  myBooking,
  payMyBooking,
  previewMyChange,
} from "#contracts/my-booking.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { leftFor } from "#test/screens/leaving.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import {
  loseAll,
  openOwnPage,
  OWN_BOOKING,
  part,
  shopWithBooking,
} from "#test/screens/own-page.ts";
import { sent, stubCalls } from "#test/screens/stubbed-shop.ts";
import { answer, hold, lose, refuse } from "#test/screens/stubs.ts";

const UNREACHED = "Det gick inte att nå butiken. Kontrollera din uppkoppling och försök igen.";
const CLEANING = {
  id: 9,
  name: "Slutstädning",
  description: "",
  price: 995,
  rentalItemId: 1,
  priceType: "one-time" as const,
  allowQuantitySelect: false,
  linkedItemId: null,
};

test("whoever loses the connection is told so, keeps what they typed, and presses again", async () => {
  const shop = shopWithBooking();
  await openOwnPage(shop);
  const details = part("Dina uppgifter");
  const wishes = details.getByLabelText("Något vi bör veta");
  const save = details.getByRole("button", { name: "Spara uppgifterna" });
  await details.getByLabelText("Ort").fill("Åre");
  await save.click();
  await expect.element(page.getByText("Uppgifterna är sparade").first()).toBeVisible();
  expect(shop.kept.page.booking.city).toBe("Åre");
  await wishes.fill("Vi kommer med tåget");
  loseAll(changeMyDetails, cancelMyBooking, myBooking);
  await save.click();
  await expect.element(details.getByRole("alert")).toHaveTextContent(UNREACHED);
  await expect.element(wishes).toHaveValue("Vi kommer med tåget");
  await page.getByRole("button", { name: "Avboka bokningen" }).click();
  const question = page.getByRole("alertdialog");
  await question.getByRole("button", { name: "Avboka", exact: true }).click();
  await expect.element(question).toHaveTextContent(UNREACHED);
  expect(cutOff()).toEqual([]);
  stubCalls(...shop.stubs);
  await question.getByRole("button", { name: "Behåll bokningen" }).click();
  await save.click();
  await expect.element(details.getByRole("alert")).not.toBeInTheDocument();
  await expect.element(page.getByText("Uppgifterna är sparade").first()).toBeVisible();
  expect(shop.kept.page.booking).toMatchObject({
    travelInfo: "Vi kommer med tåget",
    status: "confirmed",
  });
  await expect.element(page.getByRole("button", { name: "Avboka bokningen" })).toBeVisible();
});

test("what the shop has cancelled meanwhile is told, and the page no longer says that it waits", async () => {
  const shop = shopWithBooking();
  await openOwnPage(shop);
  const details = part("Dina uppgifter");
  await details.getByLabelText("Ort").fill("Åre");
  const calledOff = {
    ...OWN_BOOKING,
    booking: {
      ...OWN_BOOKING.booking,
      status: "cancelled" as const,
      calledOff: { on: "2027-03-01" as LocalDate, by: "shop" as const },
    },
    details: { allowed: false },
  };
  shop.kept.page = calledOff;
  stubCalls(
    refuse(changeMyDetails, "own-page.too-late", {
      message: "Uppgifterna går inte att ändra längre. Hör av dig till oss, så hjälper vi dig.",
    }),
  );
  await details.getByRole("button", { name: "Spara uppgifterna" }).click();
  await expect
    .element(page.getByRole("listitem").filter({ hasText: "Det gick inte att ändra" }))
    .toHaveTextContent("Uppgifterna går inte att ändra längre.");
  await expect
    .element(page.getByRole("main"))
    .toHaveTextContent("Vi avbokade bokningen den 1 mars 2027");
  await expect
    .element(details.getByRole("button", { name: "Spara uppgifterna" }))
    .not.toBeInTheDocument();
  expect(cutOff()).toEqual([]);
});

test("without network nothing that is typed or chosen is lost, and one press goes on where it stopped", async () => {
  const shop = shopWithBooking({}, [CLEANING]);
  await openOwnPage(shop);
  const change = part("Ändra datum och tillval");
  const cleaning = change.getByRole("checkbox", { name: /^Slutstädning/ });
  await change.getByText("Lägg till tillval").click();
  const goOffline = () => loseAll(previewMyChange, changeMyBooking, changeMyDetails, myBooking);
  goOffline();
  await change.getByLabelText("Återlämning").fill("2027-07-08");
  await expect.element(change.getByRole("alert")).toHaveTextContent(UNREACHED);
  await cleaning.click();
  await expect.element(cleaning).toBeChecked();
  await expect.element(change.getByRole("alert")).toHaveTextContent(UNREACHED);
  expect(cutOff()).toEqual([]);
  await expectAccessible();
  stubCalls(...shop.stubs);
  await change.getByRole("button", { name: "Försök igen" }).click();
  const price = change.getByText("Du betalar 1 995 kr till.");
  await expect.element(price).toBeVisible();
  goOffline();
  await change.getByRole("button", { name: "Ändra bokningen" }).click();
  await expect.element(change.getByRole("alert")).toHaveTextContent(UNREACHED);
  await expect.element(change.getByLabelText("Återlämning")).toHaveValue("2027-07-08");
  await expect.element(cleaning).toBeChecked();

  const drivers = part("Förare");
  await drivers.getByLabelText("Körkort sedan").fill("2009-06");
  await drivers.getByRole("button", { name: "Spara förare" }).click();
  await expect.element(drivers.getByRole("alert")).toHaveTextContent(UNREACHED);
  await expect.element(drivers.getByLabelText("Körkort sedan")).toHaveValue("2009-06");

  stubCalls(...shop.stubs);
  await drivers.getByRole("button", { name: "Spara förare" }).click();
  await expect
    .element(drivers.getByRole("listitem"))
    .toHaveTextContent("Anna Berg, körkort sedan juni 2009");
  // What was chosen beside it is priced anew by itself.
  await expect.element(price).toBeVisible();
  await change.getByRole("button", { name: "Ändra bokningen" }).click();
  const stay = part("Hämtning och återlämning");
  await expect.element(stay).toHaveTextContent("torsdag 8 juli 2027");
  await expect.element(stay).toHaveTextContent("Slutstädning");
  await expect
    .element(part("Att göra").getByRole("link", { name: "Betala 1995 kr" }))
    .toBeVisible();
});

test("an agreement and a payment that no network carried are said to be undone, and done by the next press", async () => {
  const shop = shopWithBooking({
    booking: { ...OWN_BOOKING.booking, itemType: "equipment", paidAmount: 0, dueAmount: 2000 },
    driving: null,
    todo: [{ key: "rent", label: "Betala 2 000 kr", path: "#betala" }],
    agreements: [{ name: "Hyresvillkor", acceptedAt: null, content: null }],
    asked: [{ itemId: 1, itemName: "Avtalskajaken", version: 1 }],
  });
  await openOwnPage(shop);
  const agreement = part("Hyresavtal");
  const accepts = agreement.getByLabelText("Jag har läst och godkänner hyresvillkoren");
  const accept = agreement.getByRole("button", { name: "Godkänn hyresavtalet" });
  const todo = part("Att göra");
  const pay = todo.getByRole("button", { name: "Betala 2 000 kr" });
  await accepts.click();
  loseAll(acceptMyAgreements, payMyBooking, myBooking);
  await accept.click();
  await expect.element(agreement.getByRole("alert")).toHaveTextContent(UNREACHED);
  await pay.click();
  await expect.element(todo.getByRole("alert")).toHaveTextContent(UNREACHED);
  expect(cutOff()).toEqual([]);
  stubCalls(...shop.stubs);
  await expect.element(accepts).toBeChecked();
  await accept.click();
  await expect.element(page.getByText("Tack, hyresavtalet är godkänt").first()).toBeVisible();
  expect(sent(acceptMyAgreements).at(-1)).toMatchObject({ body: { agreementVersions: [1] } });
  await pay.click();
  await expect.poll(leftFor).toEqual(["/betala/nyckel"]);
});

test("a lost link is asked for again where the network failed, once however often one presses", async () => {
  await openScreen("/min-bokning", { width: 390, height: 844, answers: [lose(findMyBooking)] });
  await page.getByLabelText("Bokningsnummer").fill("#1234567");
  await page.getByLabelText("E-post").fill("anna@example.com");
  await page.getByRole("button", { name: "Mejla mig länken" }).click();
  await expect.element(page.getByRole("main").getByRole("alert")).toHaveTextContent(UNREACHED);
  await expect.element(page.getByLabelText("Bokningsnummer")).toHaveValue("#1234567");
  await expect.element(page.getByLabelText("E-post")).toHaveValue("anna@example.com");
  expect(cutOff()).toEqual([]);
  await expectAccessible();
  const asked = sent(findMyBooking).length;
  const late = hold(answer(findMyBooking, null));
  stubCalls(late.stub);
  await userEvent.dblClick(page.getByRole("button", { name: "Försök igen" }));
  await expect.element(page.getByRole("button", { name: "Skickar…" })).toBeVisible();
  late.letGo();
  await expect
    .element(page.getByRole("status").filter({ hasText: "Titta i din e-post" }))
    .toBeVisible();
  expect(sent(findMyBooking)).toHaveLength(asked + 1);
  expect(sent(findMyBooking).at(-1)).toMatchObject({
    body: { bookingId: 1234567, email: "anna@example.com" },
  });
});
