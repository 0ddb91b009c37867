import { expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import {
  changeLedgerAccounts,
  monthlyAccounting,
  occupancy,
  readLedgerAccounts,
  yearlyAccounting,
  type LedgerChoices,
} from "#contracts/accounting.ts";
import { DEFAULT_ACCOUNTS } from "#domain/bookkeeping/voucher.ts";
import { expectAccessible } from "#test/screens/accessible.ts";
import { cutOff } from "#test/screens/cut-off.ts";
import { openScreen } from "#test/screens/open-screen.tsx";
import { sent } from "#test/screens/stubbed-shop.ts";
import { currentToasts, dismissToast } from "#web/ui/toast-store.ts";
import { answer, inTurn, refuse, type Stub } from "#test/screens/stubs.ts";

const BOOKS = "/admin/accounting";
const JANUARY = `${BOOKS}?tab=month&year=2027&month=1`;
const FEBRUARY_10 = "2027-02-10T09:00:00Z";

const vat = { totalExcludingVat: 2800, totalVat: 700 };
const year = (number: string, revenue: number) => ({
  yearlyTotals: {
    totalRevenue: revenue,
    totalBookings: revenue === 0 ? 0 : 2,
    totalExcludingVat: revenue * 0.8,
    totalVatAmount: revenue * 0.2,
  },
  months: Array.from({ length: 12 }, (_, index) => ({
    month: `${number}-${String(index + 1).padStart(2, "0")}`,
    totalRevenue: index === 0 ? revenue : 0,
    totalBookings: index === 0 && revenue > 0 ? 2 : 0,
    capturedPayments: index === 0 && revenue > 0 ? 2 : 0,
    pendingPayments: 0,
    vatBreakdown: index === 0 && revenue > 0 ? vat : { totalExcludingVat: 0, totalVat: 0 },
    isClosed: false,
  })),
});

const SALE = {
  bookingId: 1234567,
  customerName: "Anna Berg",
  rentalItemName: "Vinterbilen",
  vatCode: "MP1",
  voucher: "K 1",
  date: "2027-01-20",
  receiptNumber: "2027-000001",
  kind: "rent" as const,
  totalPrice: 3500,
  priceExcludingVat: 2800,
  vatAmount: 700,
};

const month = (revenue: number) => {
  const isEmpty = revenue === 0;
  return {
    totalRevenue: revenue,
    totalBookings: isEmpty ? 0 : 2,
    capturedPayments: isEmpty ? 0 : 2,
    pendingPayments: 0,
    cancelledPayments: 0,
    vatBreakdown: isEmpty ? { totalExcludingVat: 0, totalVat: 0 } : vat,
    bookingDetails: isEmpty ? [] : [{ ...SALE, stripePaymentId: "pi_1" }],
    vouchers: isEmpty
      ? []
      : [
          {
            ...SALE,
            description: "Hyra",
            isAfterReturn: false,
            receiptKind: "receipt" as const,
            hasBuyer: false,
            amount: 3500,
            fee: 0,
            paymentId: "pi_1",
            method: "card" as const,
          },
        ],
    isClosed: false,
    closedAt: null,
    mayClose: false,
    vatReturn: [
      {
        box: "05",
        words: "Momspliktig försäljning",
        amount: isEmpty ? 0 : 2800,
        wholeKronor: 2800,
      },
      { box: "10", words: "Utgående moms 25 %", amount: isEmpty ? 0 : 700, wholeKronor: 700 },
    ],
    deposits: {
      received: 0,
      refunded: 0,
      kept: 0,
      keptForService: 0,
      keptForDamage: 0,
      corrected: 0,
      owed: 0,
    },
    disputes: { taken: 0, returned: 0, decided: 0, left: 0 },
    received: { card: revenue, bank: 0, corrected: 0 },
    besideSales: { cancellationFees: 0, providerFees: 0, disputed: 0, losses: 0 },
  };
};

async function openBooks(address: string, answers: Stub[] = [], width = 1280): Promise<void> {
  await openScreen(address, {
    as: "admin",
    at: FEBRUARY_10,
    width,
    height: 844,
    answers: [
      ...answers,
      answer(yearlyAccounting, ({ params }) =>
        year(params["year"]!, params["year"] === "2027" ? 3500 : 0),
      ),
      answer(monthlyAccounting, ({ params }) =>
        month(params["year"] === "2027" && params["month"] === "1" ? 3500 : 0),
      ),
      answer(occupancy, [
        {
          rentalItemId: 1,
          name: "Vinterbilen",
          type: "rv",
          pricePerDay: 1000,
          bookedNights: 3,
          possibleNights: 1095,
          bookedValue: 3500,
        },
      ]),
    ],
  });
}

const toast = (title: string) => page.getByRole("listitem").filter({ hasText: title });
const address = () => `${window.location.pathname}${window.location.search}`;
const months = () => page.getByLabelText("Månad", { exact: true });
const years = () => page.getByLabelText("År", { exact: true });
const optionsOf = (choice: ReturnType<typeof years>) =>
  [...(choice.element() as HTMLSelectElement).options].map(({ label }) => label);

test("the PDF opens in a window of 800 by 600, and a blocked one says what to do", async () => {
  const open = vi.spyOn(window, "open").mockReturnValue(null);
  await openBooks(JANUARY);
  await page.getByRole("button", { name: "Ladda ner PDF" }).click();
  await expect
    .element(toast("Popup blockerad"))
    .toHaveTextContent("Tillåt popup-fönster för att ladda ner PDF");
  expect(open.mock.calls[0]).toEqual([
    "/api/accounting/export/monthly/2027/1/pdf",
    "_blank",
    expect.stringMatching(/width=800,height=600/),
  ]);
});

test("year, month and tab stand in the address, by mouse and by keyboard", async () => {
  await openBooks(BOOKS);
  await expect.element(years()).toBeVisible();
  expect(optionsOf(years())).toEqual(["2027", "2026", "2025", "2024", "2023", "2022"]);
  expect(optionsOf(months())).toEqual([
    "Januari",
    "Februari",
    "Mars",
    "April",
    "Maj",
    "Juni",
    "Juli",
    "Augusti",
    "September",
    "Oktober",
    "November",
    "December",
  ]);
  await years().selectOptions("2024");
  const nothing = page.getByText("Ingen data tillgänglig för 2024");
  await expect.element(nothing).toBeVisible();
  page.getByRole("tab", { name: "Årssammandrag" }).element().focus();
  await userEvent.keyboard("{ArrowRight}");
  const tab = page.getByRole("tab", { name: "Månadsdetaljer" });
  await expect.element(tab).toHaveFocus();
  await expect.element(tab).toHaveAttribute("aria-selected", "true");
  await months().selectOptions("Maj");
  await expect.element(page.getByRole("heading", { name: "Maj 2024" })).toBeVisible();
  await expect.element(page.getByText("Inga bokningar för denna månad")).toBeVisible();
  await expect.poll(address).toMatch(/tab=month&year=2024&month=5$/);
  window.history.back();
  await expect.element(page.getByRole("heading", { name: "Maj 2024" })).not.toBeInTheDocument();
  window.history.back();
  await expect.element(nothing).toBeVisible();
});

test("an address with a year, a month and a tab opens just these", async () => {
  await openBooks(`${BOOKS}?tab=month&year=2024&month=5`);
  await expect.element(page.getByRole("heading", { name: "Maj 2024" })).toBeVisible();
});

test("the accounts of coming vouchers can be chosen, and nonsense is refused at its field", async () => {
  let kept: LedgerChoices = { ...DEFAULT_ACCOUNTS, cancellationFeeHasVat: false };
  await openBooks(BOOKS, [
    answer(readLedgerAccounts, () => kept),
    answer(changeLedgerAccounts, ({ body }) => {
      const { before: _before, ...chosen } = body as Partial<LedgerChoices> & { before?: unknown };
      return (kept = { ...kept, ...chosen });
    }),
  ]);
  const open = () => page.getByRole("button", { name: "Konton" }).click();
  const dialog = page.getByRole("dialog", { name: "Konton" });
  const sales = dialog.getByLabelText("Försäljning", { exact: true });
  const withVat = dialog.getByRole("switch", { name: "Avbokningsavgift med moms" });
  const saved = async () => {
    await save();
    await expect.element(dialog).not.toBeInTheDocument();
    for (const { id } of currentToasts()) dismissToast(id);
  };
  const save = () => dialog.getByRole("button", { name: "Spara konton" }).click();
  await open();
  await expect.element(sales).toHaveValue("3001");
  await sales.fill("1930");
  await save();
  await expect
    .element(dialog)
    .toHaveTextContent("Försäljning bokförs på ett konto mellan 3000 och 3999.");
  await expect.element(sales).toHaveFocus();
  expect(sent(changeLedgerAccounts)).toEqual([]);
  await expectAccessible();
  await sales.fill("3041");
  await save();
  await expect.element(toast("Kontona är sparade")).toBeVisible();
  // It would lie over the button for a while.
  for (const { id } of currentToasts()) dismissToast(id);
  await expect.element(dialog).not.toBeInTheDocument();
  await open();
  await expect.element(sales).toHaveValue("3041");
  await sales.fill("3001");
  await expect.element(withVat).not.toBeChecked();
  await dialog.getByText("Avbokningsavgift med moms").click();
  await saved();
  await open();
  await expect.element(sales).toHaveValue("3001");
  await expect.element(withVat).toBeChecked();
  await dialog.getByText("Avbokningsavgift med moms").click();
  await saved();
  expect(kept).toEqual({ ...DEFAULT_ACCOUNTS, cancellationFeeHasVat: false });
});

test("what cannot be fetched says so, and is fetched on wish", async () => {
  await openBooks(BOOKS, [
    inTurn(
      refuse(yearlyAccounting, "shop.busy", { message: "Butiken vilar." }),
      answer(yearlyAccounting, year("2027", 3500)),
    ),
  ]);
  await expect.element(page.getByRole("alert")).toHaveTextContent("Butiken vilar.");
  await page.getByRole("button", { name: "Försök igen" }).click();
  await expect.element(page.getByText("3 500 kr").first()).toBeVisible();
});

test.each([1280, 1024, 768, 390])("on a screen of %i px everything fits", async (width) => {
  await openBooks(JANUARY, [], width);
  await expect.element(page.getByRole("table", { name: "Bokningar i januari 2027" })).toBeVisible();
  expect(cutOff()).toEqual([]);
  await page.getByRole("tab", { name: "Årssammandrag" }).click();
  await expect.element(page.getByRole("table", { name: "Månader 2027" })).toBeVisible();
  expect(cutOff()).toEqual([]);
  if (width > 390) return;
  for (const link of document.querySelectorAll(".books-month a"))
    expect(link.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
});
