/**
 * What somebody has written in a page before its code had come. The browser holds it in the field, but the page's code
 * begins with what the server wrote there, and would put that back at its first change.
 */
export function whatWasTyped(): { tell: () => void } {
  const fields = [...document.querySelectorAll<Field>("input, textarea, select")];
  const tellAgain = fields.map(changeOf).filter((change) => change !== undefined);
  return {
    tell() {
      for (const tell of tellAgain) tell();
    },
  };
}

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function changeOf(field: Field): (() => void) | undefined {
  if (field instanceof HTMLSelectElement) {
    const { value } = field;
    const isChosen = [...field.options].some((one) => one.selected !== one.defaultSelected);
    return isChosen ? () => retold(field, value, "change") : undefined;
  }
  if (field.type === "checkbox" || field.type === "radio") {
    const { checked, defaultChecked } = field as HTMLInputElement;
    return checked === defaultChecked ? undefined : () => pressedAgain(field as HTMLInputElement);
  }
  const { value, defaultValue } = field;
  return value === defaultValue ? undefined : () => retold(field, value, "input");
}

/** An event of this kind makes React take over the place where it happens at once. */
function takeOverAt(field: Field): void {
  field.dispatchEvent(new KeyboardEvent("keyup", { bubbles: true }));
}

/** React tells only what differs from what it believes to stand there: it is made to believe in an empty field. */
function retold(field: Field, text: string, event: "input" | "change"): void {
  takeOverAt(field);
  field.value = "";
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, text);
  field.dispatchEvent(new Event(event, { bubbles: true }));
}

function pressedAgain(field: HTMLInputElement): void {
  takeOverAt(field);
  field.checked = field.defaultChecked;
  field.click();
}
