import { X } from "lucide-react";
import { Toast } from "radix-ui";
import { dismissToast, type ToastMessage } from "./toast-store.ts";

export function ToastViewport({ toasts }: { toasts: ToastMessage[] }) {
  return (
    <Toast.Provider duration={5000} swipeDirection="right" swipeThreshold={50} label="Meddelande">
      {toasts.map((one) => (
        <Toast.Root
          key={one.id}
          className="toast"
          data-variant={one.variant}
          type={one.variant === "destructive" ? "foreground" : "background"}
          open={one.open}
          onOpenChange={(open) => {
            if (!open) dismissToast(one.id);
          }}
        >
          <div>
            <Toast.Title className="font-semibold">{one.title}</Toast.Title>
            {one.description && (
              <Toast.Description className="mt-1 text-sm">{one.description}</Toast.Description>
            )}
          </div>
          <Toast.Close className="toast-close" aria-label="Stäng meddelandet">
            <X aria-hidden="true" size={18} />
          </Toast.Close>
        </Toast.Root>
      ))}
      <Toast.Viewport className="toast-viewport" hotkey={["F8"]} label="Meddelanden ({hotkey})" />
    </Toast.Provider>
  );
}
