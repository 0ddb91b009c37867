/** Brings whoever was refused to the first field that says why. */
export function showFirstError(form: HTMLElement | null): void {
  const field = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  field?.focus();
  // What is wrong stands below the field, where the buttons of a dialog would hide it on a small screen.
  const [errorId = ""] = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  document.getElementById(errorId)?.scrollIntoView({ block: "nearest" });
}
