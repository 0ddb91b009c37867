import { useRef, type SyntheticEvent } from "react";
import {
  LETTER_PARTS,
  WORDS_LIMITS,
  type LetterPart,
  type LetterWords,
  type Placeholder,
} from "#domain/shop/letter-words.ts";

type Typed = HTMLInputElement | HTMLTextAreaElement;

type PlaceholderForm = {
  values: LetterWords;
  change: (part: Partial<LetterWords>) => void;
  props: { ref: { current: HTMLFormElement | null } };
};

/** Puts a placeholder where one last typed; into the opening where one has typed nowhere. */
export function usePlaceholders({ values, change, props }: PlaceholderForm) {
  const last = useRef<Typed>(null);

  function follow({ target }: SyntheticEvent): void {
    if (target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement)
      last.current = target;
  }

  function insert(name: Placeholder): void {
    const field =
      last.current ?? (props.ref.current?.elements.namedItem("opening") as Typed | null);
    const part = LETTER_PARTS.find((one): one is LetterPart => one === field?.name);
    if (!field || !part) return;
    const text = values[part];
    const isTypedIn = last.current !== null;
    const start = isTypedIn ? (field.selectionStart ?? text.length) : text.length;
    const end = isTypedIn ? (field.selectionEnd ?? start) : text.length;
    const next = `${text.slice(0, start)}{${name}}${text.slice(end)}`;
    if (next.length > WORDS_LIMITS[part]) return;
    change({ [part]: next });
    field.focus();
    const caret = start + name.length + 2;
    requestAnimationFrame(() => field.setSelectionRange(caret, caret));
  }
  return { insert, follow };
}
