import { Copy, Eye, EyeOff } from "lucide-react";
import { useRef } from "react";
import { useLocation } from "wouter";
import type { RentalItem } from "#contracts/catalog.ts";
import { useDuplicateItem, useHideItem } from "#web/api/items-in-bulk.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { useOneAtATime } from "#web/ui/use-one-at-a-time.ts";

// A sign where the row is a line, a word where it is a card.
const LOOK = { look: "plain", className: "button-small item-deed" } as const;
const SIGN = { "aria-hidden": true, size: 18 } as const;

/** Pressed again after an answer that got lost, it finds the copy that was made. */
export function DuplicateItem({ item: { id, name } }: { item: RentalItem }) {
  const call = useDuplicateItem();
  const key = useRef("");
  const [, navigate] = useLocation();
  const [duplicate, isBusy] = useOneAtATime(async () => {
    key.current ||= crypto.randomUUID();
    try {
      const copy = await call.mutateAsync({ id, key: key.current });
      key.current = "";
      toast({
        title: `${copy.name} skapad`,
        description: "Kopian är dold i butiken tills du visar den.",
        action: { label: "Öppna", press: () => navigate(`/admin/rental-items/${copy.id}`) },
      });
    } catch (error) {
      tellProblem(error);
    }
  });
  return (
    <BusyButton
      {...LOOK}
      isBusy={isBusy}
      busyLabel="Kopierar…"
      aria-label={`Duplicera: ${name}`}
      title="Duplicera"
      onClick={() => duplicate()}
    >
      <Copy {...SIGN} />
      <span>Duplicera</span>
    </BusyButton>
  );
}

/** Takes an item out of the shop and puts it back; nothing is lost by either. */
export function HideItem({ item: { id, name, isHidden } }: { item: RentalItem }) {
  const call = useHideItem();
  const tell = (hidden: boolean) =>
    toast({
      title: hidden ? `${name} är dold` : `${name} visas i butiken`,
      description: hidden
        ? "Besökare ser den inte. Bokningar finns kvar, och du kan boka den här."
        : "Besökare kan se och boka den.",
      action: { label: "Ångra", press: () => void set(!hidden) },
    });
  const set = (hidden: boolean) =>
    call.mutateAsync({ id, isHidden: hidden }).then(() => tell(hidden), tellProblem);
  const [change, isBusy] = useOneAtATime(async () => set(!isHidden));
  const words = isHidden ? "Visa" : "Dölj";
  // Alone, 'Visa' reads as if it opened the item.
  const meaning = isHidden ? "Visa i butiken" : "Dölj";
  const Sign = isHidden ? Eye : EyeOff;
  return (
    <BusyButton
      {...LOOK}
      isBusy={isBusy}
      busyLabel="Sparar…"
      aria-label={`${meaning}: ${name}`}
      title={meaning}
      onClick={() => change()}
    >
      <Sign {...SIGN} />
      <span>{words}</span>
    </BusyButton>
  );
}
