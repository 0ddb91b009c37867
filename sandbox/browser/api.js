// Calls to the provider with the publishable key. Every call settles with an answer, also a bad one.

import { inLanguage, UNREACHABLE } from "./messages.js";

/** @typedef {Record<string, any>} PaymentIntent */
/** @typedef {{ type: string; code?: string; message?: string; payment_intent?: PaymentIntent }} StripeError */
/** @typedef {{ body: Record<string, any>; error?: undefined } | { error: StripeError; body?: undefined }} Answer */

const PATIENCE = 30_000;

/** @param {{ base: string; key: string; locale: string }} setup */
export function createApi({ base, key, locale }) {
  /** @param {"GET" | "POST"} method @param {string} path @param {object} params @returns {Promise<Answer>} */
  async function call(method, path, params) {
    const form = new URLSearchParams(flatten(params));
    const query = method === "GET" ? `?${form}` : "";
    try {
      const answer = await fetch(`${base}/v1/${path}${query}`, {
        method,
        headers: { authorization: `Bearer ${key}` },
        signal: AbortSignal.timeout(PATIENCE),
        ...(method === "POST" ? { body: form } : {}),
      });
      const body = await answer.json();
      return body.error === undefined ? { body } : { error: inLanguage(body.error, locale) };
    } catch {
      return { error: { type: "api_connection_error", message: UNREACHABLE } };
    }
  }

  return {
    /** @param {string} clientSecret */
    retrieve: (clientSecret) =>
      call("GET", `payment_intents/${idIn(clientSecret)}`, { client_secret: clientSecret }),
    /** @param {string} clientSecret @param {object} params */
    confirm: (clientSecret, params) =>
      call("POST", `payment_intents/${idIn(clientSecret)}/confirm`, {
        client_secret: clientSecret,
        use_stripe_sdk: true,
        ...params,
      }),
    /** @param {object} params */
    createMethod: (params) => call("POST", "payment_methods", params),
  };
}

/** @typedef {ReturnType<typeof createApi>} Api */

/** @param {string} clientSecret */
function idIn(clientSecret) {
  return encodeURIComponent(clientSecret.split("_secret_")[0] ?? "");
}

/**
 * Nested values as the provider's form fields: `a[b][c]`.
 * @param {object} params @param {string} [prefix] @returns {[string, string][]}
 */
function flatten(params, prefix = "") {
  return Object.entries(params).flatMap(([name, value]) => {
    const key = prefix === "" ? name : `${prefix}[${name}]`;
    if (value === undefined || value === null) return [];
    if (typeof value === "object") return flatten(value, key);
    return [/** @type {[string, string]} */ ([key, String(value)])];
  });
}
