import { useEffect, useRef, type ReactNode } from "react";
import { EditForm } from "#web/shell/form/edit-form.tsx";
import { useForm, type Form } from "#web/shell/form/use-form.ts";
import { usePanelHeading } from "#web/ui/panel.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { toast } from "#web/ui/toast-store.ts";

type Why = "reason" | "note";
type Reasoned = Partial<Record<Why, string>>;

type ReasonFormProps<Other extends object> = {
  /** The field by its name in the call. */
  field: { name: Why; label: string; hint: string; missing: string };
  /** What stands there at first; nothing where somebody has to think. */
  suggested?: string;
  submitLabel: string | ((values: Other) => string);
  success: (values: Other) => { title: string; description?: string };
  /** What else is asked. */
  other?: Other;
  otherMistakes?: (values: Other) => { [Name in keyof Other]?: string | undefined };
  send: (reason: string, values: Other) => Promise<unknown>;
  /** What will happen, above the reason. */
  children: (form: Form<Other & Reasoned>) => ReactNode;
};

/** Asks why, before an entry leaves the list for a reason that a person has given. */
export function ReasonForm<Other extends object>(props: ReasonFormProps<Other>) {
  const { field, suggested = "", submitLabel, success, other, otherMistakes, send } = props;
  const leave = useHeadingAfterwards();
  const form = useForm<Other & Reasoned>({
    start: { ...(other ?? ({} as Other)), [field.name]: suggested },
    mistakes: (values) => ({
      ...otherMistakes?.(values),
      [field.name]: values[field.name]?.trim() === "" ? field.missing : undefined,
    }),
    send: async (values) => {
      leave(true);
      try {
        await send(values[field.name]?.trim() ?? "", values);
      } catch (error) {
        leave(false);
        throw error;
      }
      toast(success(values));
    },
  });
  return (
    <EditForm
      form={form}
      submitLabel={typeof submitLabel === "string" ? submitLabel : submitLabel(form.values)}
    >
      {props.children(form)}
      <TextArea
        {...form.text(field.name)}
        label={field.label}
        rows={3}
        aria-required
        maxLength={500}
        hint={field.hint}
      />
    </EditForm>
  );
}

/** The entry takes this form and its button with it, so that the focus would be nowhere. */
function useHeadingAfterwards(): (isLeaving: boolean) => void {
  const heading = usePanelHeading();
  const isLeaving = useRef(false);
  useEffect(
    () => () => {
      // After the dialog has tried to give the focus back to its button.
      if (isLeaving.current) setTimeout(() => heading?.current?.focus());
    },
    [heading],
  );
  return (leaving) => {
    isLeaving.current = leaving;
  };
}
