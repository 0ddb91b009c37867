/**
 * Reads SIE 4 from its bytes, written from the format's description and from nothing of the shop's: its
 * own table of the code page, its own rules for fields. Whatever the format forbids is thrown at.
 */
export type SieVoucher = {
  series: string;
  number: string;
  date: string;
  text: string;
  registered: string;
  lines: { account: string; objects: string; ore: bigint }[];
};

export type SieFile = {
  /** Every label outside vouchers with its fields, in order. */
  records: { label: string; fields: string[] }[];
  accounts: Map<string, string>;
  vouchers: SieVoucher[];
};

const UPPER_HALF =
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀" +
  "αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0";

function decode(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) =>
    byte < 128 ? String.fromCharCode(byte) : (UPPER_HALF[byte - 128] ?? "\uFFFD"),
  ).join("");
}

export function readSie(bytes: Uint8Array): SieFile {
  const text = decode(bytes);
  if (!text.endsWith("\r\n")) throw new Error("the file does not end with a line");
  const file: SieFile = { records: [], accounts: new Map(), vouchers: [] };
  let voucher: SieVoucher | undefined;
  let isInside = false;
  for (const line of text.slice(0, -2).split("\r\n")) {
    // oxlint-disable-next-line no-control-regex
    if (/[\u0000-\u0008\u000A-\u001F\u007F]/.test(line))
      throw new Error(`control character: ${line}`);
    if (line === "{") {
      if (!voucher || isInside) throw new Error("a block without its voucher");
      isInside = true;
    } else if (line === "}") {
      if (!voucher || !isInside) throw new Error("a block ends that never began");
      file.vouchers.push(checked(voucher, file));
      [voucher, isInside] = [undefined, false];
    } else {
      const [label = "", ...fields] = splitFields(line);
      if (label === "#TRANS") {
        if (!voucher || !isInside) throw new Error("a line outside a voucher");
        voucher.lines.push(readLine(fields));
      } else if (isInside) throw new Error(`${label} inside a voucher`);
      else if (label === "#VER") voucher = readVoucher(fields);
      else record(file, label, fields);
    }
  }
  if (voucher) throw new Error("the last voucher never ended");
  return file;
}

function record(file: SieFile, label: string, fields: string[]): void {
  if (!label.startsWith("#")) throw new Error(`no label: ${label}`);
  if (file.vouchers.length > 0) throw new Error(`${label} after the vouchers`);
  file.records.push({ label, fields });
  if (label !== "#KONTO") return;
  const [account = "", name = ""] = fields;
  if (file.accounts.has(account)) throw new Error(`account ${account} declared twice`);
  file.accounts.set(account, name);
}

function readVoucher([series = "", number = "", date = "", text = "", registered = ""]: string[]) {
  if (!/^\d{8}$/.test(date)) throw new Error(`no date: ${date}`);
  return { series, number, date, text, registered, lines: [] } satisfies SieVoucher;
}

function readLine([
  account = "",
  objects = "",
  amount = "",
]: string[]): SieVoucher["lines"][number] {
  if (!/^\{.*\}$/.test(objects)) throw new Error("the object list is missing");
  if (!/^-?\d+(\.\d{1,2})?$/.test(amount)) throw new Error(`no amount: ${amount}`);
  const [whole = "", part = ""] = amount.replace("-", "").split(".");
  const ore = BigInt(whole) * 100n + BigInt(part.padEnd(2, "0"));
  return { account, objects, ore: amount.startsWith("-") ? -ore : ore };
}

function checked(voucher: SieVoucher, { accounts }: SieFile): SieVoucher {
  const sum = voucher.lines.reduce((total, { ore }) => total + ore, 0n);
  if (sum !== 0n) throw new Error(`voucher ${voucher.number} is ${sum} öre off`);
  for (const { account } of voucher.lines)
    if (!accounts.has(account)) throw new Error(`account ${account} was never declared`);
  return voucher;
}

/** Fields are separated by blanks; one between quotes may hold blanks, and a quote behind a backslash. */
function splitFields(line: string): string[] {
  const fields: string[] = [];
  let rest = line.trim();
  while (rest !== "") {
    const found = /^"((?:\\"|[^"])*)"|^(\{[^}]*\})|^([^\s"{]+)/.exec(rest);
    if (!found) throw new Error(`cannot read: ${rest}`);
    fields.push(found[1]?.replaceAll('\\"', '"') ?? found[2] ?? found[3] ?? "");
    const after = rest.slice(found[0].length);
    if (after !== "" && !/^\s/.test(after)) throw new Error(`fields run together: ${line}`);
    rest = after.trim();
  }
  return fields;
}
