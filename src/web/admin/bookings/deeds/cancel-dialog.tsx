import { Suspense, type ComponentProps } from "react";
import { laterAsked } from "#web/ui/later.ts";
import type { CancelDialog as Dialog } from "./cancel-form.tsx";

const load = async () => import("./cancel-form.tsx");

const Later = laterAsked(async () => (await load()).CancelDialog);

/** Its code comes after the page: called once that is there, so that nobody waits for it. */
export function fetchCancelDialog(): void {
  // What fails now is fetched when it is needed, and told then.
  load().catch(() => undefined);
}

export function CancelDialog(props: ComponentProps<typeof Dialog>) {
  return (
    <Suspense fallback={null}>
      <Later {...props} />
    </Suspense>
  );
}
