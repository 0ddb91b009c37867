import { useRef, useState } from "react";

type TypedForm<V extends object> = {
  isDirty: boolean;
  stored: V;
  submit: () => Promise<boolean>;
  restart: (stored: V) => void;
};

/**
 * What was stored when somebody began to type, to be told when it is saved: what is fetched meanwhile may be a
 * colleague's, and was not seen by whoever types. And the choice between the two, once that was refused.
 */
export function useTypedOver<S, V extends object>(stored: S, form: TypedForm<V>) {
  const [base, setBase] = useState(stored);
  const isKnowing = useRef(false);
  if (!form.isDirty && base !== stored) setBase(stored);
  return {
    typedOver: (): S => (form.isDirty && !isKnowing.current ? base : stored),
    choice: {
      onTake: () => form.restart(form.stored),
      onKeep: async () => {
        isKnowing.current = true;
        const isSaved = await form.submit();
        isKnowing.current = false;
        return isSaved;
      },
    },
  };
}
