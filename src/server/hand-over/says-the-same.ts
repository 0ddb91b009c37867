import { isDeepStrictEqual } from "node:util";
import type { SignedContent } from "#contracts/hand-over.ts";

/**
 * Whether two protocols say the same. When it was signed is the shop's to judge; and where the phone was killed before
 * it knew that it was recorded, the customer signs the same once more, with another drawing.
 */
export function saysTheSame(one: SignedContent, other: SignedContent): boolean {
  return isDeepStrictEqual(said(one), said(other));
}

function said({ signedAt: _at, signature, ...content }: SignedContent) {
  return { ...content, signedBy: signature?.name ?? null };
}
