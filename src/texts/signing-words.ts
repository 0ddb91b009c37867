import type { ProtocolKind } from "#domain/hand-over/protocol.ts";

/** What whoever signs a protocol says by it: above the line, and kept with the signature. */
export const SIGNED_SENTENCES: Record<ProtocolKind, string> = {
  out: "Jag har fått det som står i protokollet, i det skick som är antecknat där.",
  back: "Jag har lämnat tillbaka det som står i protokollet, i det skick som är antecknat där.",
};
