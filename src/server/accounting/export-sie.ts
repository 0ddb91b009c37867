import { orgnrDigits } from "#domain/bookkeeping/organisation-number.ts";
import type { ShopFacts } from "#contracts/page.ts";
import { yearPeriod, type AccountingPeriod } from "#domain/bookkeeping/accounting-period.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import type { Db } from "#server/platform/db/database.ts";
import { accountName } from "#texts/account-purposes.ts";
import { asOfNow } from "./posted-sum-rows.ts";
import { sieAmount, sieBytes, sieDate, sieField } from "./sie-text.ts";
import { postedVouchers, usedAccounts, type PostedVoucher } from "./sie-voucher-rows.ts";

type Wish = { period: AccountingPeriod; company: ShopFacts["company"]; today: LocalDate };

/**
 * The vouchers of a period as SIE 4 for import into a bookkeeping program (4I): vouchers, and no
 * balances, which are the program's own. Read while it is sent, so that a year needs no more memory
 * than a day.
 */
export async function* periodAsSie(db: Db, wish: Wish): AsyncGenerator<Buffer> {
  const period = await asOfNow(db, wish.period);
  const accounts = await usedAccounts(db, period);
  yield sieBytes([
    ...heading(wish),
    ...accounts.map(
      ({ account, purpose }) => `#KONTO ${account} ${sieField(accountName(account, purpose))}`,
    ),
  ]);
  for await (const page of postedVouchers(db, period)) yield sieBytes(page.flatMap(voucherLines));
}

function heading({ period, company, today }: Wish): string[] {
  const { from, to } = yearPeriod(period.year);
  return [
    "#FLAGGA 0",
    `#PROGRAM ${sieField("Norrvidd")} ${sieField("1.0")}`,
    "#FORMAT PC8",
    `#GEN ${sieDate(today)}`,
    "#SIETYP 4",
    `#PROSA ${sieField(`Betalningar och depositioner ${period.name}`)}`,
    ...orgnrLine(company.orgnr),
    `#FNAMN ${sieField(company.name)}`,
    `#RAR 0 ${sieDate(from)} ${sieDate(to)}`,
  ];
}

/** With its hyphen, as the format wants it; a shop that has not set its number leaves the line out. */
function orgnrLine(orgnr: string | null): string[] {
  const digits = orgnrDigits(orgnr ?? "");
  return digits.length === 10 ? [`#ORGNR ${digits.slice(0, 6)}-${digits.slice(6)}`] : [];
}

function voucherLines(voucher: PostedVoucher): string[] {
  const { series, number, voucherDate, description, createdAt, lines } = voucher;
  const registered = sieDate(dayInSweden(createdAt));
  return [
    `#VER ${series} ${number} ${sieDate(voucherDate)} ${sieField(description)} ${registered}`,
    "{",
    ...lines.map(({ account, ore }) => `#TRANS ${account} {} ${sieAmount(ore)}`),
    "}",
  ];
}
