/** What was pressed or typed in last; a button keeps the focus in some browsers only. */
let used: Element | null = null;

export function noteUse({ target }: Event): void {
  used = target instanceof Element ? target.closest("button, a, input, label, textarea") : null;
}

type Box = { top: number; bottom: number; left: number; right: number };

export function isApart(one: Box, other: Box): boolean {
  return (
    one.bottom <= other.top ||
    other.bottom <= one.top ||
    one.right <= other.left ||
    other.right <= one.left
  );
}

/** Whether something lies over the control just used, or over what stands beside it in its group. */
export function coversUsed(box: Box): boolean {
  const control = used?.closest('[role="group"].stepper') ?? used;
  return control?.isConnected === true && !isApart(box, control.getBoundingClientRect());
}

/** Whether something lies over what a dialog is called and the way out of it, or over a line that stays in sight. */
export function coversTop(box: Box): boolean {
  return [...document.querySelectorAll(".dialog-top, [data-top-line]")].some(
    (top) => !isApart(box, top.getBoundingClientRect()),
  );
}

/** How much of the screen a bar takes at its bottom, which says what one needs and leads on. */
export function barAtBottom(): number {
  const bars = [...document.querySelectorAll("[data-bottom-bar]")].map((bar) =>
    bar.getBoundingClientRect(),
  );
  const standing = bars.filter(({ bottom }) => Math.abs(bottom - window.innerHeight) <= 1);
  return Math.max(0, ...standing.map(({ height }) => height));
}
