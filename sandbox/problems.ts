export type ErrorBody = {
  type: "api_error" | "card_error" | "idempotency_error" | "invalid_request_error";
  message: string;
  code?: string;
  decline_code?: string;
  param?: string;
  charge?: string;
  doc_url?: string;
  advice_code?: string;
  network_decline_code?: string;
  payment_intent?: object;
  payment_method?: object;
};

export type Problem = {
  status: number;
  error: ErrorBody;
  /** Whether work had begun: only then is the answer kept for the idempotency key. */
  begun: boolean;
};

function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll("_", "-")}`;
}

/** A parameter nobody can work with: nothing has happened, and the key may be used again. */
export function badParam(param: string, message: string, code?: string): Problem {
  const known = code === undefined ? {} : { code, doc_url: docUrl(code) };
  return {
    status: 400,
    error: { type: "invalid_request_error", message, param, ...known },
    begun: false,
  };
}

export function unknownParam(param: string): Problem {
  return badParam(param, `Received unknown parameter: ${param}`, "parameter_unknown");
}

export function missingParam(param: string): Problem {
  return badParam(param, `Missing required param: ${param}.`, "parameter_missing");
}

export function emptyParam(param: string): Problem {
  return badParam(
    param,
    `You passed an empty string for '${param}'. We assume empty values are an attempt to unset a ` +
      `parameter; however '${param}' cannot be unset. You should remove '${param}' from your ` +
      `request or supply a non-empty value.`,
    "parameter_invalid_empty",
  );
}

export function noSuch(object: string, id: string, param: string): Problem {
  const code = "resource_missing";
  return {
    status: 404,
    error: {
      type: "invalid_request_error",
      code,
      doc_url: docUrl(code),
      message: `No such ${object}: '${id}'`,
      param,
    },
    begun: true,
  };
}

/** A thing named in a parameter is missing; only a thing named in the address answers 404. */
export function noSuchParam(object: string, id: string, param: string): Problem {
  return badParam(param, `No such ${object}: '${id}'`, "resource_missing");
}

export function refused(message: string, more: Partial<ErrorBody> = {}): Problem {
  const doc = more.code === undefined ? {} : { doc_url: docUrl(more.code) };
  return {
    status: 400,
    error: { type: "invalid_request_error", message, ...doc, ...more },
    begun: true,
  };
}

export function wrongState(message: string, paymentIntent: object): Problem {
  return refused(message, {
    code: "payment_intent_unexpected_state",
    payment_intent: paymentIntent,
  });
}

export function cardProblem(error: Omit<ErrorBody, "type">): Problem {
  const doc = error.code === undefined ? {} : { doc_url: docUrl(error.code) };
  return { status: 402, error: { type: "card_error", ...doc, ...error }, begun: true };
}

export function answerWithout(status: number, error: ErrorBody): Problem {
  return { status, error, begun: false };
}
