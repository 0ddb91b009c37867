import { locators, page, type Locator } from "vitest/browser";

declare module "vitest/browser" {
  interface LocatorSelectors {
    getByStyle(selector: string): Locator;
  }
}
locators.extend({ getByStyle: (selector: string) => selector });

/** A passing message; a dialog beside it hides it from the roles, not from the eye. */
export const toast = (title: string): Locator =>
  page.getByStyle(".toast").filter({ hasText: title });

/** What has no role and no words of its own. */
export const styled = (selector: string): Locator => page.getByStyle(selector);
