/** As when somebody points at its link: the code and the data come, and the step there is taken without network. */
export function fetchPage(path: string): void {
  document
    .querySelector(`a[href="${path}"]`)
    ?.dispatchEvent(new Event("pointerover", { bubbles: true }));
}
