import type { Stripe } from "@stripe/stripe-js";
import { loadStripe } from "@stripe/stripe-js/pure";
import type { CardSetup } from "#contracts/page.ts";

let loading: Promise<Stripe> | undefined;

/** The card provider's script, fetched once; after a failure it may be asked for again. */
export function loadCards(setup: CardSetup): Promise<Stripe> {
  loading ??= load(setup).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load({ publishableKey, scriptUrl }: CardSetup): Promise<Stripe> {
  // The sandbox's script puts itself where the provider's own would be, and is used like it.
  if (scriptUrl !== null && !("Stripe" in window)) await addScript(scriptUrl);
  const stripe = await loadStripe(publishableKey, { locale: "sv" });
  if (!stripe) throw new Error("the card provider's script brought nothing");
  return stripe;
}

function addScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = src;
    script.addEventListener("load", () => resolve());
    script.addEventListener("error", () => {
      script.remove();
      reject(new Error(`${src} could not be loaded`));
    });
    document.head.append(script);
  });
}
