import type { PageCode } from "#contracts/page.ts";

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
      document.addEventListener(
        touch,
        () => {
          // For what comes only to those who use the page (`shell/lazy-page.tsx`).
          document.documentElement.dataset["touched"] = "true";
          resolve();
        },
        // On the way down: the page's code stops what is meant for a part that cannot answer yet.
        { once: true, passive: true, capture: true },
      );
    // Nothing is painted in a tab that is opened in the background.
    void aMoment(PATIENCE_MS).then(resolve);
  });
}

/**
 * A form would be sent, and a button do nothing, before its code has come: it is pressed again by then. Parts whose code
 * comes by itself are asleep until they say that they are awake (`shell/lazy-page.tsx`).
 */
function keepPress() {
  let pressed: HTMLElement | null = null;
  let isTakenOver = false;
  let isComing = true;
  const isAwake = (button: HTMLElement) => isTakenOver && !button.closest("[data-asleep]");
  const keep = (event: Event) => {
    const { target } = event;
    const button = target instanceof Element ? target.closest<HTMLElement>("button") : null;
    if (button === null || isAwake(button)) return;
    event.preventDefault();
    pressed?.removeAttribute("aria-busy");
    if (isComing) button.ariaBusy = "true";
    pressed = button;
  };
  const pressAgain = () => {
    if (!pressed || !isAwake(pressed)) return;
    const button = pressed;
    pressed = null;
    button.removeAttribute("aria-busy");
    if (button.isConnected) button.click();
  };
  document.addEventListener("click", keep, true);
  document.addEventListener("awake", pressAgain);
  return {
    giveUp: () => {
      isComing = false;
      pressed?.removeAttribute("aria-busy");
    },
    takenOver: () => {
      isTakenOver = true;
      pressAgain();
    },
  };
}

async function comeAlive({ isForReading, modules, entry }: PageCode): Promise<void> {
  if (isForReading) await isSeen();
  for (const href of modules) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    document.head.append(link);
    await aMoment();
  }
  // Each needs only those before it and is a piece of work of its own, between which the page can answer. One
  // that does not come is missed by what uses it, if that cannot do without it.
  for (const href of modules) await import(/* @vite-ignore */ href).catch(() => {});
  const { takenOver } = (await import(/* @vite-ignore */ entry)) as { takenOver: Promise<void> };
  await takenOver;
}

/** Nothing else on the page could: what would say it has not come. */
function sayThatItFailed(): void {
  const notice = document.createElement("div");
  notice.className = "half-loaded";
  notice.setAttribute("role", "alert");
  const again = document.createElement("a");
  again.href = location.href;
  again.textContent = "Ladda om sidan";
  again.addEventListener("click", (event) => {
    event.preventDefault();
    location.reload();
  });
  notice.append("Sidan kunde inte laddas helt. Kontrollera din uppkoppling. ", again);
  document.body.append(notice);
}

async function begin(): Promise<void> {
  const press = keepPress();
  const { dataset } = document.querySelector<HTMLElement>("script[data-modules]")!;
  const { modules = "", entry = "", reading } = dataset;
  try {
    await comeAlive({ isForReading: reading === "true", modules: modules.split(" "), entry });
  } catch (error) {
    press.giveUp();
    sayThatItFailed();
    throw error;
  }
  press.takenOver();
}

void begin();
