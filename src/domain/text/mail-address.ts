// One address and nothing that ends it: no space, line break, list or display name. Whether it exists,
// the mail server decides.
const ONE_ADDRESS = /^[^\s\p{C}@<>()[\],;:"\\]+@[^\s\p{C}@<>()[\],;:"\\]+$/u;
const LONGEST_ADDRESS = 254;

/** Whether a letter can be sent there at all. */
export function isMailAddress(text: string): boolean {
  return text.length <= LONGEST_ADDRESS && ONE_ADDRESS.test(text);
}

/** Whether its domain has an ending, as that of anybody's has out on the net; the shop's own machine needs none. */
export function isWholeMailAddress(text: string): boolean {
  return isMailAddress(text) && /@(?:localhost|(?:[^.]+\.)+[^.]{2,})$/.test(text);
}

/** By this two spellings of an address are one. Never written to: a letter goes to the address as its owner gave it. */
export function mailKey(address: string): string {
  return address.trim().normalize("NFC").toLowerCase();
}

/** Whether it is one, or a field that was left empty. */
export function isMailAddressOrNone(text: string): boolean {
  return text.trim() === "" || isMailAddress(text.trim());
}
