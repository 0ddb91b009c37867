/** A page whose pictures take longer than this is made usable before they have come. */
const PATIENCE_MS = 2500;
/** From where a picture has come to where it is seen. */
const TO_BE_SEEN_MS = 100;
const TOUCHES = ["pointerdown", "touchstart", "keydown", "focusin"];

function aMoment(ms = 0): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

/** A page is read before it is used: its letters and first picture come first, unless somebody touches it sooner. */
function isSeen(): Promise<void> {
  return new Promise((resolve) => {
    const painted = () => requestAnimationFrame(() => void aMoment(TO_BE_SEEN_MS).then(resolve));
    if (document.readyState === "complete") painted();
    window.addEventListener("load", painted, { once: true });
    for (const touch of TOUCHES)
      document.addEventListener(touch, () => resolve(), { once: true, passive: true });
    // Nothing is painted in a tab that is opened in the background.
    void aMoment(PATIENCE_MS).then(resolve);
  });
}

/** A form would be sent, and a button do nothing, before the page's code has come: it is pressed again by then. */
function keepPress(): () => void {
  let pressed: HTMLElement | null = null;
  const keep = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (button === null) return;
    event.preventDefault();
    pressed = button;
  };
  document.addEventListener("click", keep, true);
  return () => {
    document.removeEventListener("click", keep, true);
    if (pressed?.isConnected) pressed.click();
  };
}

async function begin(): Promise<void> {
  const pressAgain = keepPress();
  await isSeen();
  const { modules = "", entry = "" } =
    document.querySelector<HTMLElement>("script[data-modules]")?.dataset ?? {};
  const addresses = modules.split(" ");
  for (const href of addresses) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
    await aMoment();
  }
  // Each needs only those before it and is a piece of work of its own, between which the page can answer.
  for (const href of addresses) await import(/* @vite-ignore */ href);
  const { takenOver } = (await import(/* @vite-ignore */ entry)) as { takenOver: Promise<void> };
  await takenOver;
  pressAgain();
}

void begin();
