import type { ReactNode } from "react";
import { Router } from "wouter";

/**
 * Links inside load their page anew instead of stepping to it. A page's policy is fixed when it is
 * loaded, and what the card provider may do on the page it is needed on must not follow a visitor
 * around the shop.
 */
export function FullLoads({ children }: { children: ReactNode }) {
  return <Router aroundNav={(_navigate, to) => window.location.assign(to)}>{children}</Router>;
}
