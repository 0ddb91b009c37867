import { useState } from "react";
import { ApiError } from "./api-error.ts";

/**
 * A refund's key, for as long as its dialog is open: pressed again after a lost answer it is the same refund. One
 * that the card has refused is over, and the next press is another.
 */
export function useRefundKey() {
  const [key, setKey] = useState(() => crypto.randomUUID());
  return {
    key,
    renewIfRefused: (error: unknown): never => {
      if (error instanceof ApiError && error.code === "payment.refund-refused")
        setKey(crypto.randomUUID());
      throw error;
    },
  };
}
