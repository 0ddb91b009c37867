/** A call of the provider's script: what was called, and with what. */
export type Recorded = [name: string, ...args: unknown[]];

/**
 * What stands in for the provider's own script: it writes down how it is used, shows a form without
 * fields, and confirms a payment with a test card at the provider's own address.
 */
export function recordingScript(): string {
  return `(${record.toString()})()`;
}

/* oxlint-disable max-lines-per-function -- It is sent to the browser as text, in one piece. */
function record(): void {
  const calls: unknown[][] = [];
  const elements = { create, getElement: () => null, update() {} };
  let clientSecret = "";

  function create(type: string, options: unknown) {
    calls.push(["create", type, options]);
    const listeners = new Map<string, (event: unknown) => void>();
    const element = {
      mount(host: HTMLElement) {
        host.textContent = "Kortformulär";
        setTimeout(() => listeners.get("ready")?.(element));
      },
      on: (name: string, listener: (event: unknown) => void) => {
        listeners.set(name, listener);
        return element;
      },
      off() {},
      update() {},
      destroy() {},
      unmount() {},
    };
    return element;
  }

  async function confirmPayment(wish: Record<string, unknown>) {
    calls.push(["confirmPayment", { ...wish, elements: "the elements" }]);
    const { keepRecord } = window as unknown as { keepRecord: (all: unknown) => Promise<void> };
    await keepRecord(calls);
    const [intent] = clientSecret.split("_secret_");
    const answer = await fetch(`https://api.stripe.com/v1/payment_intents/${intent}/confirm`, {
      method: "POST",
      body: new URLSearchParams({
        client_secret: clientSecret,
        "payment_method_data[type]": "card",
        "payment_method_data[card][number]": "4242424242424242",
        "payment_method_data[card][exp_month]": "12",
        "payment_method_data[card][exp_year]": "2034",
        "payment_method_data[card][cvc]": "123",
      }),
    });
    return { paymentIntent: (await answer.json()) as unknown };
  }

  function Stripe(...args: unknown[]) {
    calls.push(["Stripe", ...args]);
    return {
      elements: (options: { clientSecret: string }) => {
        calls.push(["elements", options]);
        clientSecret = options.clientSecret;
        return elements;
      },
      confirmPayment,
      createToken() {},
      createPaymentMethod() {},
      confirmCardPayment() {},
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }
  Object.assign(window, { Stripe: Object.assign(Stripe, { version: "endive" }) });
}
