import { ArrowDown, ArrowUp } from "lucide-react";
import type { RentalItem } from "#contracts/catalog.ts";
import { movedTo } from "#domain/catalog/item-order.ts";
import { useOrderItems, type OrderWish } from "#web/api/items-in-bulk.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { toast } from "#web/ui/toast-store.ts";

type MoveItemProps = {
  item: RentalItem;
  /** Those of its kind, as they stand. */
  order: number[];
};

/** Moves an item among those of its kind. The button that was pressed keeps the focus wherever its row goes. */
export function MoveItem({ item: { id, type, name }, order }: MoveItemProps) {
  const call = useOrderItems();
  const place = order.indexOf(id);
  const send = (
    wish: OrderWish,
    description: string,
    action?: { label: string; press: () => void },
  ) =>
    call
      .mutateAsync(wish)
      .then(() => toast({ title: "Ordningen ändrad", description, action }), tellProblem);
  function move(to: number, button: HTMLButtonElement) {
    if (to < 0 || to >= order.length) return;
    const next = movedTo(order, id, to);
    void send(
      { type, from: order, to: next },
      `${name} står på plats ${to + 1} av ${order.length}.`,
      {
        label: "Ångra",
        press: () =>
          void send({ type, from: next, to: order }, `${name} står på plats ${place + 1} igen.`),
      },
    );
    requestAnimationFrame(() => button.focus());
  }
  return (
    <>
      {[
        { words: "Flytta upp", to: place - 1, Icon: ArrowUp },
        { words: "Flytta ned", to: place + 1, Icon: ArrowDown },
      ].map(({ words, to, Icon }) => (
        <button
          key={words}
          type="button"
          className="button button-plain button-small move-item"
          aria-label={`${words}: ${name}`}
          title={words}
          aria-disabled={to < 0 || to >= order.length}
          onClick={({ currentTarget }) => move(to, currentTarget)}
        >
          <Icon aria-hidden="true" size={18} />
        </button>
      ))}
    </>
  );
}
