import { toast } from "#web/ui/toast-store.ts";
import { forgetKept, unsentOf, type Unsent } from "./forget.ts";

type Asked = { unsent: Unsent; answer: (isLost: boolean) => void };

const LOOK_MS = 100;
const MOST_LOOKS = 60;

let asked: Asked | null = null;
const listeners = new Set<() => void>();

function change(next: Asked | null): void {
  asked = next;
  for (const listener of listeners) listener();
}

/** Whether somebody is being asked if what is unsent may be lost. */
export const signingOut = {
  read: () => asked,
  readOnServer: () => null,
  subscribe: (listener: () => void) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  },
};

/** Whether somebody may sign out of this phone: what they have not sent is lost with it. */
export async function maySignOut(userId: number): Promise<boolean> {
  const unsent = await unsentOf(userId);
  if (unsent.signed + unsent.begun === 0) return true;
  if (await canAsk()) {
    const isLost = await new Promise<boolean>((answer) => change({ unsent, answer }));
    change(null);
    return isLost;
  }
  toast({
    title: "Ett protokoll är inte skickat",
    description: "Gå till kontoret och logga ut därifrån, så får du välja vad som ska hända.",
    variant: "destructive",
  });
  return false;
}

/** The office asks; its part that does comes when the page has come to rest. The shop's own pages have none. */
async function canAsk(): Promise<boolean> {
  const looks = document.querySelector(".office") === null ? 0 : MOST_LOOKS;
  for (let look = 0; listeners.size === 0 && look < looks; look += 1)
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  return listeners.size > 0;
}

export { forgetKept };
