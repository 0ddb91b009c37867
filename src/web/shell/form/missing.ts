import { toast } from "#web/ui/toast-store.ts";
import type { FieldErrors } from "./form-state.ts";

export const MISSING = "Måste fyllas i";

/** Which of the fields that have to be filled in are empty. */
export function missingIn<Name extends string>(
  values: Record<Name, string>,
  required: readonly Name[],
): Partial<Record<Name, string>> {
  const empty = required.filter((name) => values[name].trim() === "");
  return Object.fromEntries(empty.map((name) => [name, MISSING])) as Partial<Record<Name, string>>;
}

/** Tells in passing that something has to be filled in or put right before anything is sent. */
export function tellMistakes(errors: FieldErrors): void {
  toast({
    ...(Object.values(errors).includes(MISSING)
      ? { title: "Saknad information", description: "Vänligen fyll i alla fält" }
      : { title: "Något behöver rättas", description: "Se över de markerade fälten." }),
    variant: "destructive",
  });
}
