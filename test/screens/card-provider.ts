import { vi } from "vitest";

/** What the provider answers when a card is confirmed. */
export type CardAnswer = { paymentIntent: object } | { error: object };

// The page asks for the provider's script once, so that a later test meets the same one.
let toCome: CardAnswer[] = [];

/** Puts a provider in the page whose form takes any card, and which answers in turn what it is told to. */
export function standInForCards(...answers: CardAnswer[]): void {
  toCome = answers;
  const element = {
    mount: (parent: HTMLElement) => parent.append("Kortets uppgifter"),
    on: (event: string, tell: () => void) => {
      if (event === "ready") setTimeout(tell);
      return element;
    },
    off: () => element,
    once: () => element,
    update: () => undefined,
    destroy: () => undefined,
    unmount: () => undefined,
  };
  const elements = { create: () => element, getElement: () => element, update: () => undefined };
  const stripe = {
    elements: () => elements,
    createToken: vi.fn(),
    createPaymentMethod: vi.fn(),
    confirmCardPayment: vi.fn(),
    confirmPayment: async () => toCome.shift(),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
  Object.assign(window, { Stripe: Object.assign(() => stripe, { version: "basil" }) });
}
