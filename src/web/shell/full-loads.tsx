import type { ReactNode } from "react";
import { Router, useRouter } from "wouter";

/**
 * Links inside load their page anew instead of stepping to it. A page's policy is fixed when it is
 * loaded, and what the card provider may do on the page it is needed on must not follow a visitor
 * around the shop. What the page does by itself, in place of itself, remains a step.
 */
export function FullLoads({ children }: { children: ReactNode }) {
  const { aroundNav: step } = useRouter();
  return (
    <Router
      aroundNav={(navigate, to, options) => {
        if (options?.replace) step(navigate, to, options);
        else window.location.assign(to);
      }}
    >
      {children}
    </Router>
  );
}
