import { Check } from "lucide-react";
import { buttonClass } from "#web/ui/button.tsx";
import type { OwnProps } from "./own-props.ts";
import { PayOwn } from "./pay-own.tsx";
import { STEP_STATES, STEP_WORDS, stepNote } from "./standing-words.ts";
import { myBookingTexts } from "./texts.ts";

type StepsProps = Pick<OwnProps, "page">;

/** Where the booking stands: what is done, what comes next, and when. */
export function OwnSteps({ page }: StepsProps) {
  return (
    <ol className="own-steps" aria-label="Så långt har bokningen kommit">
      {page.steps.map(({ key, state }) => {
        const note = stepNote(key, state, page);
        return (
          <li
            key={key}
            className={`own-step own-step-${state}`}
            aria-current={state === "now" ? "step" : undefined}
          >
            <span className="own-mark" aria-hidden="true">
              {state === "done" && <Check size={16} strokeWidth={3} />}
            </span>
            <span>
              <span className="own-step-name">{STEP_WORDS[key]}</span>
              <span className="sr-only">{`, ${STEP_STATES[state]}`}</span>
              {note !== null && <span className="own-step-note">{note}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** No link is open that leads to the payment: it is asked for by the press. */
const isAsked = ({ key, path }: { key: string; path: string }) =>
  key === "rent" && path.startsWith("#");

const TODO_HEADING = "todo-heading";

/** Leads to what the customer has to do, once the page shows it. */
export function showTodo(): void {
  setTimeout(() => {
    const heading = document.getElementById(TODO_HEADING);
    heading?.focus({ preventScroll: true });
    heading?.scrollIntoView({ block: "center" });
  });
}

/** What the customer has to do, the first of it in the one warm colour. */
export function OwnTodo({ token, page: { todo } }: OwnProps) {
  if (todo.length === 0) return null;
  return (
    <section className="own-todo" aria-labelledby={TODO_HEADING}>
      <h2 id={TODO_HEADING} className="heading-3" tabIndex={-1}>
        Att göra
      </h2>
      <ul>
        {todo.map(({ key, label, path }) => {
          const look = key === todo[0]?.key ? "primary" : "quiet";
          return (
            <li key={key}>
              {isAsked({ key, path }) ? (
                <>
                  <PayOwn token={token} label={label} look={look} />
                  <noscript>{label}</noscript>
                </>
              ) : (
                <a href={path} className={buttonClass(look)}>
                  {label}
                </a>
              )}
            </li>
          );
        })}
      </ul>
      {todo.some(isAsked) && <p>{myBookingTexts.payHere}</p>}
    </section>
  );
}
