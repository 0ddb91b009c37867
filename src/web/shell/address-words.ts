const SPACE = "\u00a0";

/** An address whose postcode stays on one line, with its place: "Storgatan 1, 852 30 Sundsvall". */
export function addressWords(address: string): string {
  return address.replace(/\b(\d{3}) (\d{2}) (?=\p{L})/gu, `$1${SPACE}$2${SPACE}`);
}
