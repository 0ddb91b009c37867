import { toast } from "#web/ui/toast-store.ts";
import { forgetKept, unsentOf, type Unsent } from "./forget.ts";

type Asked = { unsent: Unsent; answer: (isLost: boolean) => void };

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
  if (listeners.size > 0) {
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

export { forgetKept };
