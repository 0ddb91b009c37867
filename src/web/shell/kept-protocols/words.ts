import type { KeptProtocol } from "./kept.ts";
import type { Unsent } from "./forget.ts";

const count = (many: number) => `${many} protokoll`;

/** What the office's frame says of what this phone has not sent. */
export function waitingWords(
  protocols: readonly Pick<KeptProtocol, "refusal">[],
  { isSending, isSignedOut }: { isSending: boolean; isSignedOut: boolean },
): string {
  const refused = protocols.filter(({ refusal }) => refusal !== null).length;
  const others = protocols.length - refused;
  if (others === 0) return `${count(refused)} behöver ett beslut`;
  if (isSignedOut) return `${count(others)} väntar på att du loggar in igen`;
  const waits = isSending ? `Skickar ${count(others)}` : `${count(others)} väntar på nät`;
  if (refused > 0) return `${waits}, ${count(refused)} behöver ett beslut`;
  return isSending ? `${waits}…` : waits;
}

/** What somebody is asked who signs out with something unsent. */
export function lossWords({ signed, begun }: Unsent): string {
  const parts = [signed > 0 && signedWords(signed), begun > 0 && begunWords(begun)];
  const what = parts.filter((part) => part !== false).join(" och ");
  const them = signed + begun === 1 ? "det" : "de";
  const along =
    signed === 0 ? "bilder" : signed === 1 ? "bilder och underskrift" : "bilder och underskrifter";
  return `På telefonen finns ${what}. Loggar du ut försvinner ${them}, med ${along}.`;
}

function signedWords(many: number): string {
  return many === 1
    ? "ett signerat protokoll som inte är skickat"
    : `${many} signerade protokoll som inte är skickade`;
}

function begunWords(many: number): string {
  return many === 1 ? "ett påbörjat protokoll" : `${many} påbörjade protokoll`;
}

export const KIND_WORDS = { out: "Utlämning", back: "Återlämning" } as const;
