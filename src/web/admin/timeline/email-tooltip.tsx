import { Mail } from "lucide-react";
import { Tooltip } from "radix-ui";
import { useRef, useState } from "react";
import type { TimelineBooking } from "#contracts/timeline.ts";
import { emailTypeLabel } from "#texts/statuses.ts";
import { emailCountWords, sentWords } from "./words.ts";

type Emails = { emails: TimelineBooking["emails"] };

/** Which letters went out. Pointing at it, coming to it with the keyboard or a tap opens the list. Needs a `Tooltip.Provider`. */
export function EmailTooltip({ emails }: Emails) {
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  function change(open: boolean) {
    // The library closes it when the page scrolls, which it does to bring what has the focus into view.
    if (open || !button.current?.matches(":focus-visible")) setIsOpen(open);
  }
  if (emails.length === 0) return null;
  return (
    <Tooltip.Root open={isOpen} onOpenChange={change}>
      <Tooltip.Trigger asChild>
        <button
          ref={button}
          type="button"
          className="handover-emails"
          onClick={(event) => {
            // The library closes it at a click, and a finger has no other way to open it.
            event.preventDefault();
            setIsOpen(true);
          }}
        >
          <Mail aria-hidden="true" size={18} />
          {emailCountWords(emails)}
        </button>
      </Tooltip.Trigger>
      <Tooltip.Portal>
        <Tooltip.Content
          className="timeline-tooltip"
          sideOffset={6}
          collisionPadding={16}
          onEscapeKeyDown={() => setIsOpen(false)}
        >
          <EmailList emails={emails} />
        </Tooltip.Content>
      </Tooltip.Portal>
    </Tooltip.Root>
  );
}

function EmailList({ emails }: Emails) {
  return (
    <ul>
      {emails.map(({ type, sentAt, recipient, isFailed }) => (
        <li key={`${type} ${sentAt} ${recipient}`}>
          <p className="font-semibold">
            {emailTypeLabel(type)}
            {isFailed && " (misslyckades)"}
          </p>
          <p>
            <time dateTime={sentAt}>{sentWords(sentAt)}</time>, {recipient}
          </p>
        </li>
      ))}
    </ul>
  );
}
