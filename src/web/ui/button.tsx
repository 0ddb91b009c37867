import type { ComponentProps } from "react";

type Look = "primary" | "quiet" | "plain";

/** The classes of a button, for links that look like one. */
export function buttonClass(look: Look): string {
  return `button button-${look}`;
}

type ButtonProps = ComponentProps<"button"> & { look?: Look };

export function Button({
  look = "primary",
  type = "button",
  className = "",
  ...rest
}: ButtonProps) {
  return <button {...rest} type={type} className={`${buttonClass(look)} ${className}`} />;
}
