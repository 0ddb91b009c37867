/** The code of each page of the shop on which people write, by its source. */
export const WRITTEN_PAGES = {
  "src/web/public/account/account-page.tsx": () => import("#web/public/account/account-page.tsx"),
  "src/web/public/checkout/checkout-page.tsx": () =>
    import("#web/public/checkout/checkout-page.tsx"),
  "src/web/public/deposit/deposit-page.tsx": () => import("#web/public/deposit/deposit-page.tsx"),
  "src/web/public/invitation/invitation-page.tsx": () =>
    import("#web/public/invitation/invitation-page.tsx"),
  "src/web/public/lost-password/forgotten-page.tsx": () =>
    import("#web/public/lost-password/forgotten-page.tsx"),
  "src/web/public/lost-password/reset-page.tsx": () =>
    import("#web/public/lost-password/reset-page.tsx"),
  "src/web/public/my-booking/my-booking-page.tsx": () =>
    import("#web/public/my-booking/my-booking-page.tsx"),
  "src/web/public/pay-again/pay-again-page.tsx": () =>
    import("#web/public/pay-again/pay-again-page.tsx"),
  "src/web/public/registration/registration-page.tsx": () =>
    import("#web/public/registration/registration-page.tsx"),
  "src/web/public/sign-in/sign-in-page.tsx": () => import("#web/public/sign-in/sign-in-page.tsx"),
  "src/web/public/thank-you/thank-you-page.tsx": () =>
    import("#web/public/thank-you/thank-you-page.tsx"),
  "src/web/public/withdrawal/withdrawal-page.tsx": () =>
    import("#web/public/withdrawal/withdrawal-page.tsx"),
};

export type WrittenSource = keyof typeof WRITTEN_PAGES;
