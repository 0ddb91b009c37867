import { randomBytes } from "node:crypto";

const LETTERS = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
// Bytes above this would make the first letters likelier than the last.
const FAIR_LIMIT = 256 - (256 % LETTERS.length);

export function randomLetters(length: number): string {
  let letters = "";
  while (letters.length < length) {
    for (const byte of randomBytes(length * 2)) {
      if (byte >= FAIR_LIMIT || letters.length === length) continue;
      letters += LETTERS[byte % LETTERS.length];
    }
  }
  return letters;
}

export function newId(prefix: string): string {
  return `${prefix}_${randomLetters(24)}`;
}
