export type FaultKind =
  | "timeout-before"
  | "timeout-after"
  | "error-500-before"
  | "error-500-after"
  | "rate-limit"
  | "reset-before"
  | "reset-after"
  | "slow";

/** "before": nothing happens. "after": it happens, and the answer is lost. "slow": it takes its time. */
export type RequestFault = {
  match: { method?: string; /** Source of a regular expression. */ path: string };
  kind: FaultKind;
  times: number;
  delayMs?: number;
};

export type WebhookFaults = {
  paused?: boolean;
  duplicate?: boolean;
  delayMs?: number;
  reverse?: boolean;
};

/** The levers a test pulls. */
export type Faults = {
  requests(...faults: RequestFault[]): void;
  /** Replaces the earlier setting; `{}` mends everything. */
  webhooks(setting: WebhookFaults): void;
  /** The next so many confirmed cards end in `processing`. */
  processing(count: number): void;
  /** Lets the banks answer for every intent in `processing`. */
  settleProcessing(): void;
  clear(): void;
};

export type FaultBox = Faults & {
  take(method: string, path: string): RequestFault | undefined;
  takeProcessing(): boolean;
  webhookSetting(): WebhookFaults;
};

export function createFaultBox(settleProcessing: () => void, onChange: () => void): FaultBox {
  let waiting: (RequestFault & { pattern: RegExp })[] = [];
  let webhooks: WebhookFaults = {};
  let processing = 0;
  return {
    requests(...faults) {
      waiting.push(...faults.map((one) => ({ ...one, pattern: new RegExp(one.match.path) })));
    },
    webhooks(setting) {
      webhooks = { ...setting };
      onChange();
    },
    processing: (count) => void (processing = count),
    settleProcessing,
    clear() {
      waiting = [];
      webhooks = {};
      processing = 0;
      onChange();
    },
    take(method, path) {
      const fault = waiting.find(
        ({ match, pattern, times }) =>
          times > 0 &&
          (match.method === undefined || match.method.toUpperCase() === method) &&
          pattern.test(path),
      );
      if (fault === undefined) return undefined;
      fault.times -= 1;
      return fault;
    },
    takeProcessing() {
      if (processing === 0) return false;
      processing -= 1;
      return true;
    },
    webhookSetting: () => webhooks,
  };
}
