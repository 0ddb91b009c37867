// Confirming a payment: the card goes to the provider, the bank may ask, and one outcome comes back.

import { createApi } from "./api.js";
import { askInLayer } from "./challenge-layer.js";
import { inLanguage } from "./messages.js";

/** @typedef {Record<string, any>} Loose */
/** @typedef {{ paymentIntent: Loose; error?: undefined } | { error: Loose; paymentIntent?: undefined }} Outcome */
/** @typedef {{ form: import("./card-form.js").CardForm | undefined }} Element */
/** @typedef {ReturnType<typeof createPayments>} Payments */

/** @param {string} message */
const misuse = (message) => ({ error: { type: "invalid_request_error", message } });

/** @param {{ base: string; key: string; locale: string; loadStyles: () => Promise<unknown> }} setup */
export function createPayments({ base, key, locale, loadStyles }) {
  const api = createApi({ base, key, locale });
  /**
   * Confirmations on their way, by intent: a second click waits for the first one's outcome.
   * @type {Map<string, Promise<Outcome>>}
   */
  const underWay = new Map();

  /** @param {string} clientSecret @param {() => Promise<Outcome>} confirm */
  function onlyOnce(clientSecret, confirm) {
    const running = underWay.get(clientSecret);
    if (running !== undefined) return running;
    const outcome = confirm().finally(() => underWay.delete(clientSecret));
    underWay.set(clientSecret, outcome);
    return outcome;
  }

  /**
   * Takes the customer through the bank's question, where there is one.
   * @param {string} clientSecret @param {import("./api.js").Answer} answer @returns {Promise<Outcome>}
   */
  async function handleActions(clientSecret, answer) {
    if (answer.error !== undefined) return { error: answer.error };
    const { status, next_action: next } = answer.body;
    if (status !== "requires_action") return { paymentIntent: answer.body };
    await loadStyles();
    await askInLayer({ base, url: next.use_stripe_sdk?.stripe_js ?? next.redirect_to_url.url });
    const after = await api.retrieve(clientSecret);
    if (after.error !== undefined) return { error: after.error };
    const { last_payment_error: problem } = after.body;
    if (after.body["status"] !== "requires_payment_method" || problem === null) {
      return { paymentIntent: after.body };
    }
    return { error: { ...inLanguage(problem, locale), payment_intent: after.body } };
  }

  /** @param {Loose} wish @returns {Promise<Outcome>} */
  async function confirmPayment({ elements, clientSecret: given, confirmParams = {}, redirect }) {
    const clientSecret = given ?? elements?.options.clientSecret;
    if (typeof clientSecret !== "string") return misuse("confirmPayment needs a clientSecret.");
    if (redirect !== "if_required" && confirmParams.return_url === undefined) {
      return misuse(
        "confirmPayment needs confirmParams.return_url unless redirect is if_required.",
      );
    }
    const { payment_method_data: extra, ...params } = confirmParams;
    return onlyOnce(clientSecret, async () => {
      if (params.payment_method === undefined) {
        const element = elements?.getElement("payment") ?? elements?.getElement("card");
        const read = readCard(element, extra?.billing_details);
        if (read.error !== undefined) return { error: read.error };
        params.payment_method_data = read.method;
      }
      const outcome = await handleActions(clientSecret, await api.confirm(clientSecret, params));
      if (outcome.error !== undefined || redirect === "if_required") return outcome;
      window.location.assign(addressAfter(params.return_url, outcome.paymentIntent));
      // The page goes away; nobody is to act on it meanwhile.
      return new Promise(() => {});
    });
  }

  /** @param {string} clientSecret @param {Loose} [wish] @param {Loose} [options] */
  async function confirmCardPayment(clientSecret, wish = {}, options = {}) {
    const { payment_method: method, ...params } = wish;
    return onlyOnce(clientSecret, async () => {
      if (typeof method === "string") params["payment_method"] = method;
      else if (method?.card?.token !== undefined) {
        params["payment_method_data"] = { type: "card", ...method };
      } else if (method !== undefined) {
        const read = readCard(method.card, method.billing_details);
        if (read.error !== undefined) return { error: read.error };
        params["payment_method_data"] = read.method;
      }
      const answer = await api.confirm(clientSecret, params);
      if (options["handleActions"] !== false) return handleActions(clientSecret, answer);
      return outcomeOf(answer);
    });
  }

  return {
    confirmPayment,
    confirmCardPayment,
    /** @param {string} clientSecret */
    retrievePaymentIntent: async (clientSecret) => outcomeOf(await api.retrieve(clientSecret)),
    /** @param {string} clientSecret */
    handleNextAction: (clientSecret) =>
      onlyOnce(clientSecret, async () =>
        handleActions(clientSecret, await api.retrieve(clientSecret)),
      ),
    /** @param {Loose} wish */
    async createPaymentMethod({ elements, card, billing_details: billing, params }) {
      const element = card ?? elements?.getElement("payment") ?? elements?.getElement("card");
      const read = readCard(element, billing ?? params?.billing_details);
      if (read.error !== undefined) return { error: read.error };
      const { body, error } = await api.createMethod(read.method);
      return error === undefined ? { paymentMethod: body } : { error };
    },
  };
}

/** @param {import("./api.js").Answer} answer @returns {Outcome} */
function outcomeOf({ body, error }) {
  return error === undefined ? { paymentIntent: body } : { error };
}

/**
 * The card as typed, or the first mistake in it, which the form then shows.
 * @param {Element | null | undefined} element @param {Loose | undefined} billing
 * @returns {{ method: Loose; error?: undefined } | { error: Loose; method?: undefined }}
 */
function readCard(element, billing) {
  if (element?.form === undefined) return misuse("The card form is not on the page yet.");
  const mistake = element.form.check();
  if (mistake !== undefined) return { error: mistake };
  return { method: { type: "card", card: element.form.card(), billing_details: billing } };
}

/** @param {string} returnUrl @param {Loose} intent */
function addressAfter(returnUrl, intent) {
  const url = new URL(returnUrl, window.location.href);
  url.searchParams.set("payment_intent", intent["id"]);
  url.searchParams.set("payment_intent_client_secret", intent["client_secret"]);
  url.searchParams.set("redirect_status", "succeeded");
  return url.href;
}
