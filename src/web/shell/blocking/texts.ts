/** What is said of blocked days, in the calendar as in the item's own page. */
export const blockingTexts = {
  reasonHint: "Syns bara här. Kunden ser att dagarna inte går att boka.",
  laid: "Datum blockerade",
  freed: "Blockerade datum borttagna",
};
