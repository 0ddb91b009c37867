// A stand-in for the provider's browser script, with the same surface. Nothing is kept in the browser.
(() => {
  const script = document.currentScript;
  const base = new URL(
    ".",
    script instanceof HTMLScriptElement ? script.src : window.location.href,
  ).href.slice(0, -1);

  /** @typedef {Record<string, any>} Loose */
  /** @typedef {import("./card-form.js").CardForm} CardForm */
  /** @typedef {import("./payments.js").Payments} Payments */

  const parts = {
    form: import(`${base}/card-form.js`),
    payments: import(`${base}/payments.js`),
  };
  // A part that cannot be fetched is reported by whoever needs it.
  for (const part of Object.values(parts)) part.catch(() => undefined);

  /** @type {Promise<unknown> | undefined} */
  let styles;
  function loadStyles() {
    styles ??= new Promise((resolve) => {
      const link = document.createElement("link");
      link.rel = "stylesheet";
      link.href = `${base}/stripe.css`;
      link.addEventListener("load", resolve);
      link.addEventListener("error", resolve);
      document.head.append(link);
    });
    return styles;
  }

  /** One Payment Element or Card Element. */
  class Element {
    /** @type {Map<string, Set<(event: Loose) => void>>} */
    #listeners = new Map();
    /** @type {CardForm | undefined} */
    #form;
    /** @type {HTMLElement | undefined} */
    #host;
    #isReady = false;
    #onGone;
    type;
    options;

    /** @param {string} type @param {Loose} options @param {(gone: Element) => void} onGone */
    constructor(type, options, onGone) {
      this.type = type;
      this.options = { ...options };
      this.#onGone = onGone;
    }

    get form() {
      return this.#form;
    }

    /** @param {string | HTMLElement} target */
    mount(target) {
      const host = typeof target === "string" ? document.querySelector(target) : target;
      if (!(host instanceof HTMLElement)) throw new Error("No element to mount on.");
      this.#host = host;
      void this.#draw(host);
    }

    /** @param {HTMLElement} host */
    async #draw(host) {
      try {
        const [{ drawCardForm }] = await Promise.all([parts.form, loadStyles()]);
        if (this.#host !== host) return;
        this.#form ??= drawCardForm((/** @type {string} */ event) => this.#tell(event));
        const { root } = /** @type {CardForm} */ (this.#form);
        applyAppearance(root, this.options["appearance"]);
        host.replaceChildren(root);
        this.update({});
        this.#isReady = true;
        this.#emit("ready", { elementType: this.type });
      } catch {
        const message = "Kortformuläret kunde inte hämtas. Ladda om sidan och försök igen.";
        const error = { type: "api_connection_error", message };
        this.#emit("loaderror", { elementType: this.type, error });
      }
    }

    /** @param {string} event */
    #tell(event) {
      if (event !== "change") return this.#emit(event, { elementType: this.type });
      const { complete, empty, error, brand } = /** @type {CardForm} */ (this.#form).state();
      const value = this.type === "payment" ? { type: "card" } : { postalCode: "" };
      const more = { collapsed: false, brand, value };
      this.#emit("change", { elementType: this.type, complete, empty, error, ...more });
    }

    /** @param {string} name @param {Loose} event */
    #emit(name, event) {
      for (const listener of this.#listeners.get(name) ?? []) listener(event);
    }

    /** @param {string} name @param {(event: Loose) => void} listener */
    on(name, listener) {
      const listeners = this.#listeners.get(name) ?? new Set();
      this.#listeners.set(name, listeners.add(listener));
      // Drawing may be quicker than the page is at listening.
      if (name === "ready" && this.#isReady) {
        queueMicrotask(() => {
          if (listeners.has(listener)) listener({ elementType: this.type });
        });
      }
      return this;
    }

    /** @param {string} name @param {(event: Loose) => void} listener */
    once(name, listener) {
      const heard = (/** @type {Loose} */ event) => {
        this.off(name, heard);
        listener(event);
      };
      return this.on(name, heard);
    }

    /** @param {string} name @param {(event: Loose) => void} [listener] */
    off(name, listener) {
      if (listener === undefined) this.#listeners.delete(name);
      else this.#listeners.get(name)?.delete(listener);
      return this;
    }

    /** @param {Loose} options */
    update(options) {
      Object.assign(this.options, options);
      const { disabled, readOnly } = this.options;
      this.#form?.setDisabled(disabled === true || readOnly === true);
    }

    focus() {
      this.#form?.focus();
    }
    blur() {
      this.#form?.blur();
    }
    clear() {
      this.#form?.clear();
    }
    collapse() {}
    unmount() {
      this.#form?.root.remove();
      this.#host = undefined;
      this.#isReady = false;
    }
    destroy() {
      this.unmount();
      this.#form = undefined;
      this.#listeners.clear();
      this.#onGone(this);
    }
  }

  /** @param {HTMLElement} root @param {{ variables?: Record<string, string> } | undefined} appearance */
  function applyAppearance(root, appearance) {
    const { colorPrimary, colorDanger, borderRadius, fontFamily } = appearance?.variables ?? {};
    const chosen = { colorPrimary, colorDanger, borderRadius, fontFamily };
    for (const [name, value] of Object.entries(chosen)) {
      if (value !== undefined) root.style.setProperty(`--sbx-${name.toLowerCase()}`, value);
    }
  }

  /** @param {Loose} setup */
  function createElements(setup) {
    const options = { ...setup };
    /** @type {Map<string, Element>} */
    const made = new Map();
    return {
      options,
      /** @param {string} type @param {Loose} [wishes] */
      create(type, wishes = {}) {
        if (type !== "payment" && type !== "card") {
          throw new Error(`The sandbox has no element called ${type}.`);
        }
        const element = new Element(
          type,
          { appearance: options["appearance"], ...wishes },
          (gone) => {
            if (made.get(type) === gone) made.delete(type);
          },
        );
        made.set(type, element);
        return element;
      },
      /** @param {string | Record<string, string>} type A name, or a React component for it. */
      getElement: (type) =>
        made.get((typeof type === "string" ? type : type["__elementType"]) ?? "") ?? null,
      /** @param {Loose} changes */
      update: (changes) => void Object.assign(options, changes),
      fetchUpdates: async () => ({}),
      async submit() {
        const error = made.get("payment")?.form?.check() ?? made.get("card")?.form?.check();
        return error === undefined ? { selectedPaymentMethod: "card" } : { error };
      },
    };
  }

  /** @param {string} key @param {{ locale?: string }} [settings] */
  function Stripe(key, { locale = "sv" } = {}) {
    if (typeof key !== "string" || key === "") throw new Error("Stripe() needs a publishable key.");
    /** @type {Promise<Payments>} */
    const payments = parts.payments.then(({ createPayments }) =>
      createPayments({ base, key, locale, loadStyles }),
    );
    payments.catch(() => undefined);
    /**
     * Whatever goes wrong comes back as a value, as with the provider's own script.
     * @template T
     * @param {(payments: Payments) => Promise<T>} act
     */
    const ask = async (act) => {
      try {
        return await act(await payments);
      } catch {
        const message = "Vi når inte betaltjänsten just nu. Försök igen om en stund.";
        return { error: { type: "api_connection_error", message } };
      }
    };

    return {
      elements: (/** @type {Loose} */ setup = {}) => createElements({ locale, ...setup }),
      confirmPayment: (/** @type {Loose} */ wish) => ask((one) => one.confirmPayment(wish)),
      /** @param {string} secret @param {Loose} [wish] @param {Loose} [options] */
      confirmCardPayment: (secret, wish, options) =>
        ask((one) => one.confirmCardPayment(secret, wish, options)),
      /** @param {string} secret */
      retrievePaymentIntent: (secret) => ask((one) => one.retrievePaymentIntent(secret)),
      /** @param {{ clientSecret: string }} wish */
      handleNextAction: ({ clientSecret }) => ask((one) => one.handleNextAction(clientSecret)),
      /** @param {string} secret */
      handleCardAction: (secret) => ask((one) => one.handleNextAction(secret)),
      createPaymentMethod: (/** @type {Loose} */ wish) =>
        ask((one) => one.createPaymentMethod(wish)),
      createToken: async () => ({
        error: {
          type: "invalid_request_error",
          message: "The sandbox makes payment methods, not tokens.",
        },
      }),
      registerAppInfo() {},
      _registerWrapper() {},
    };
  }

  Stripe.version = "endive";
  Object.assign(window, { Stripe });
})();
