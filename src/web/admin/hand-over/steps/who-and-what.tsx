import { Check, CircleAlert, Clock, Phone, StickyNote, Wrench } from "lucide-react";
import { Link } from "wouter";
import type { HandOverSheet } from "#contracts/hand-over.ts";
import { handOverPath } from "#domain/access/booking-path.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { formatDayAndMonth, formatKronor } from "#texts/format.ts";
import { linesInWords } from "#texts/further-things.ts";
import { goneWithWords } from "#texts/gone-with-words.ts";
import { stayWords } from "#texts/stay-words.ts";
import type { Part } from "#web/admin/hand-over/draft/draft.ts";
import { PhoneLink } from "#web/shell/contact-links.tsx";
import { ProblemNote } from "#web/ui/problem-note.tsx";
import { Step } from "./step.tsx";

/** Who stands there, what they get, when, and what is not paid. */
export function WhoAndWhat({
  sheet,
  part,
  isAccepted,
}: {
  sheet: HandOverSheet;
  part: Part;
  isAccepted: boolean;
}) {
  const { customerName, customerPhone, itemName, lines, extras, stay } = sheet;
  const further = linesInWords(lines);
  const chosen = linesInWords(extras);
  return (
    <Step id="vem" title={customerName.trim() || "Namn saknas"}>
      <p className="hand-over-what">
        <strong>{itemName}</strong>
        {part.unitName !== null && <span>{part.unitName}</span>}
        {part.registration !== "" && <span className="hand-over-plate">{part.registration}</span>}
        {part.unitId === null && sheet.quantity > 1 && <span>{sheet.quantity} st</span>}
      </p>
      <div className="hand-over-facts">
        <p className="text-muted">{timesWords(sheet)}</p>
        {stay && stay.state !== "waiting" && <p>{stayWords(stay)}</p>}
        {further && <p>Dessutom: {further}</p>}
        {chosen && <p>Tillval: {chosen}</p>}
      </div>
      {/\d/.test(customerPhone) && (
        <p className="hand-over-phone">
          <Phone aria-hidden="true" size={18} />
          <PhoneLink phone={customerPhone} className="text-link" />
        </p>
      )}
      {/* Accepted this moment, it is signed along with the rest. */}
      <Papers sheet={sheet} agreement={isAccepted ? "accepted" : sheet.agreement} />
      <Upkeep words={part.upkeep ?? []} />
      {part.notes && (
        <p className="hand-over-own-note">
          <StickyNote aria-hidden="true" size={18} />
          <span>
            <span className="sr-only">Om {part.unitName}: </span>
            {part.notes}
          </span>
        </p>
      )}
      <Gone part={part} />
    </Step>
  );
}

/** The phone may know it late: signing is left to whoever stands there, and the shop decides. */
function Gone({ part: { goneWith, unitName } }: { part: Part }) {
  if (!goneWith) return null;
  return (
    <ProblemNote>
      <p>{goneWithWords({ ...goneWith, unitName: unitName ?? "" })}</p>
      <p>
        <Link href={handOverPath(goneWith.bookingId, "back")} className="text-link">
          Ta emot på bokning #{goneWith.bookingId}
        </Link>
      </p>
    </ProblemNote>
  );
}

function Upkeep({ words }: { words: readonly string[] }) {
  if (words.length === 0) return null;
  return (
    <ul className="hand-over-notes">
      {words.map((one) => (
        <li key={one} data-tone="wait">
          <Wrench aria-hidden="true" size={18} />
          {one}
        </li>
      ))}
    </ul>
  );
}

function timesWords({ startDate, endDate, pickupTime, returnTime }: HandOverSheet): string {
  const at = (day: LocalDate, time: string | null) =>
    `${formatDayAndMonth(day)}${time === null ? "" : ` kl\u00a0${time}`}`;
  return `${at(startDate, pickupTime)} – ${at(endDate, returnTime)}`;
}

type Note = { tone: "danger" | "wait" | "good"; words: string };

const ICONS = { danger: CircleAlert, wait: Clock, good: Check };

/** What is unpaid, and whether the agreement is accepted. */
function Papers({
  sheet: { dueAmount, reservedAmount, depositDue },
  agreement,
}: {
  sheet: HandOverSheet;
  agreement: HandOverSheet["agreement"];
}) {
  const notes: Note[] = [];
  if (dueAmount > 0)
    notes.push({ tone: "danger", words: `Hyran är obetald: ${formatKronor(dueAmount)}` });
  if (depositDue > 0)
    notes.push({ tone: "danger", words: `Depositionen saknas: ${formatKronor(depositDue)}` });
  if (reservedAmount > 0)
    notes.push({ tone: "wait", words: `${formatKronor(reservedAmount)} reserverat, inte draget` });
  if (notes.length === 0) notes.push({ tone: "good", words: "Allt är betalt" });
  if (agreement === "accepted") notes.push({ tone: "good", words: "Hyresavtalet godkänt" });
  if (agreement === "waiting")
    notes.push({ tone: "danger", words: "Hyresavtalet är inte godkänt" });
  return (
    <ul className="hand-over-notes">
      {notes.map(({ tone, words }) => {
        const Icon = ICONS[tone];
        return (
          <li key={words} data-tone={tone}>
            <Icon aria-hidden="true" size={18} />
            {words}
          </li>
        );
      })}
    </ul>
  );
}
