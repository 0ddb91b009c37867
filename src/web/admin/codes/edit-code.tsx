import { Pencil, Plus } from "lucide-react";
import type { DiscountCode } from "#contracts/discount-codes.ts";
import { Button } from "#web/ui/button.tsx";
import { EditDialog } from "#web/ui/edit-dialog.tsx";
import { CodeForm, type ItemName } from "./code-form.tsx";

type Items = { items: readonly ItemName[] };

export function NewCode({ items }: Items) {
  return (
    <EditDialog
      title="Ny rabattkod"
      trigger={
        <Button look="quiet" className="button-small">
          <Plus aria-hidden="true" size={18} />
          Ny rabattkod
        </Button>
      }
    >
      <CodeForm items={items} />
    </EditDialog>
  );
}

export function EditCode({ code, items }: Items & { code: DiscountCode }) {
  return (
    <EditDialog
      title="Ändra rabattkod"
      trigger={
        <Button look="plain" className="button-small">
          <Pencil aria-hidden="true" size={17} />
          Ändra<span className="sr-only"> {code.code}</span>
        </Button>
      }
    >
      <CodeForm code={code} items={items} />
    </EditDialog>
  );
}
