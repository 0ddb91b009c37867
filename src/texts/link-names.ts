/** What sending a link to pay by is called, wherever it is offered. */
export function linkButtonName(isCardAskedAgain: boolean): string {
  return isCardAskedAgain ? "Be om kortet igen" : "Skicka betalningslänk";
}

export const LINK_SENT = "Betalningslänk skickad";
