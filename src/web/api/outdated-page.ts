/** What every page knows of the shop came with the page: once that is changed, the next step fetches its page whole. */
export function outdatePage(): void {
  document.documentElement.dataset["outdated"] = "true";
}

export function isPageOutdated(): boolean {
  return document.documentElement.dataset["outdated"] !== undefined;
}
