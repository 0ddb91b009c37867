import { CalendarPlus, Printer } from "lucide-react";
import type { ReactNode, Ref } from "react";
import type { MyBooking } from "#contracts/my-booking.ts";
import { linesInWords } from "#texts/further-things.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { dayInSweden } from "#domain/dates/stockholm.ts";
import { formatDay, formatKronor } from "#texts/format.ts";
import { ACCOUNT_ASKED } from "#texts/money-back-words.ts";
import { approvedPolicyWords, policyWords } from "#texts/cancellation-words.ts";
import {
  calendarHref,
  contractHref,
  protocolHref,
  receiptFileHref,
  receiptHref,
} from "#web/api/my-booking.ts";
import { PickupMapLink } from "#web/shell/contact-links.tsx";
import { instantWords } from "#web/shell/instant-words.ts";
import { wordRoom } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { PayContact, PayFacts } from "#web/shell/pay-page.tsx";
import { PrintedContact } from "#web/shell/printed-contact.tsx";
import { QuoteTable } from "#web/shell/quote-table.tsx";
import { Button } from "#web/ui/button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { AskedAgreements } from "./asked-agreements.tsx";
import { CancelOwn } from "./cancel-own.tsx";
import { ChangeOwn } from "./change-own.tsx";
import { DriversPanel } from "./drivers-panel.tsx";
import { OwnDetailsPanel } from "./own-details.tsx";
import { PackingPanel } from "./packing-panel.tsx";
import type { OwnProps } from "./own-props.ts";
import { OwnSteps, OwnTodo } from "./own-steps.tsx";
import { isCalledOff, moneyBackFacts, takenUpWords } from "./called-off-words.ts";
import { momentWords, standingWords } from "./standing-words.ts";
import {
  depositWords,
  failedRefunds,
  moneyRows,
  myBookingTexts,
  paymentWords,
  settledFacts,
  settledTitle,
  whichWords,
  withdrawalWords,
  withoutScriptWords,
} from "./texts.ts";
import "#web/shell/agreement-dialog.css";
import "./my-booking.css";
import "./my-booking-print.css";

type ViewProps = OwnProps & { heading: Ref<HTMLHeadingElement> };

/** Everything of a booking to its own customer, what is to be done first. */
export function MyBookingView({ token, page, heading }: ViewProps) {
  const { booking } = page;
  const { shop } = usePageState();
  const isOff = isCalledOff(booking);
  const isOver = isOff || booking.status === "returned";
  const takenUp = takenUpWords(booking);
  const withoutScript = withoutScriptWords(page);
  return (
    <div className="page-width my-booking">
      <p className="my-booking-shop">{shop.name}</p>
      <header className="my-booking-top">
        <p className="text-muted">{whichWords(page)}</p>
        <h1 ref={heading} tabIndex={-1} className="heading-page" style={wordRoom(booking.itemName)}>
          {booking.itemName}
        </h1>
        <p className="lead">{standingWords(page)}</p>
        {takenUp !== null && <p>{takenUp}</p>}
      </header>
      <OwnSteps page={page} />
      {withoutScript !== null && (
        <noscript>
          <p className="my-booking-note">{withoutScript}</p>
        </noscript>
      )}
      <OwnTodo token={token} page={page} />
      <FailedRefunds page={page} />
      <div className="my-booking-columns">
        {isOff && <MoneyBackPanel page={page} />}
        <StayPanel token={token} page={page} />
        {!isOver && <PackingPanel page={page} />}
        {!isOver && <DriversPanel token={token} page={page} />}
        <MoneyPanel token={token} page={page} />
        <ProtocolsPanel token={token} page={page} />
        <BuyerPanel page={page} />
        <AgreementPanel token={token} page={page} />
        {!isOver && <OwnDetailsPanel token={token} page={page} />}
        {!isOver && <ChangeOwn token={token} page={page} />}
        <CancelPanel token={token} page={page} />
      </div>
      <div className="my-booking-ways">
        <Button look="quiet" onClick={() => window.print()}>
          <Printer aria-hidden="true" size={18} />
          Skriv ut
        </Button>
      </div>
      <PayContact />
      <PrintedContact />
    </div>
  );
}

/** Money that is the customer's and did not reach them, and how it does. */
function FailedRefunds({ page: { payments } }: Pick<OwnProps, "page">) {
  return failedRefunds(payments).map(({ title, text }) => (
    <section key={title} className="own-failed">
      <h2 className="heading-3">{title}</h2>
      <p>{text}</p>
      <p>{ACCOUNT_ASKED}</p>
    </section>
  ));
}

/** What came back, and what is to come. */
function MoneyBackPanel({ page }: Pick<OwnProps, "page">) {
  return (
    <Panel title="Det här får du tillbaka">
      <PayFacts facts={moneyBackFacts(page)} />
    </Panel>
  );
}

function StayPanel({ token, page: { booking, place } }: OwnProps) {
  const { startDate, endDate, pickupTime, returnTime, quantity, addons, lines } = booking;
  const isOff = isCalledOff(booking);
  const named = addons.map(({ name, quantity: count }) =>
    count > 1 ? `${name} (${count} st)` : name,
  );
  const facts: { label: string; value: ReactNode }[] = [
    { label: "Hämtning", value: momentWords(startDate, pickupTime) },
    { label: "Återlämning", value: momentWords(endDate, returnTime) },
    ...(quantity > 1 ? [{ label: "Antal", value: `${quantity} st` }] : []),
    ...(lines.length > 0 ? [{ label: "Även bokat", value: linesInWords(lines) }] : []),
    ...(named.length > 0 ? [{ label: "Tillval", value: named.join(", ") }] : []),
    ...(isOff || place.words === null ? [] : [{ label: "Plats", value: place.words }]),
  ];
  if (isOff)
    return (
      <Panel
        title={booking.status === "cancelled" ? "Det här är avbokat" : "Det här har du ångrat"}
      >
        <PayFacts facts={facts} />
      </Panel>
    );
  // Nobody finds the way to what is over.
  const isToCome = booking.status !== "returned";
  return (
    <Panel title="Hämtning och återlämning">
      <PayFacts facts={facts} />
      {isToCome && place.instructions !== null && (
        <p className="whitespace-pre-line">{place.instructions}</p>
      )}
      <p className="own-links">
        {isToCome && (
          <>
            {place.mapUrl !== null && <PickupMapLink url={place.mapUrl} className="text-link" />}
            <a href={calendarHref(token)} className="text-link own-link">
              <CalendarPlus aria-hidden="true" size={18} />
              Lägg in i kalendern
            </a>
          </>
        )}
        {booking.itemPath !== null && (
          <a href={booking.itemPath} className="text-link">
            {`Läs mer om ${booking.itemName}`}
          </a>
        )}
      </p>
    </Panel>
  );
}

function MoneyPanel({ token, page }: OwnProps) {
  const { booking, quoteLines, receipts, payments } = page;
  const deposit = depositWords(page);
  const paid = payments.filter(({ status }) => status === "captured");
  return (
    <div id="betalning">
      <Panel title="Pris och betalning">
        {quoteLines.length > 0 && <QuoteTable lines={quoteLines} total={booking.totalPrice} />}
        <PayFacts facts={moneyRows(page)} />
        {deposit !== null && <PayFacts facts={[{ label: "Deposition", value: deposit }]} />}
        {page.settled && (
          <>
            <h3 className="heading-3">{settledTitle(page)}</h3>
            <PayFacts facts={settledFacts(page.settled)} />
          </>
        )}
        {paid.length > 0 && (
          <ul className="own-list">
            {paid.map((payment) => (
              <li key={`${payment.kind} ${payment.at}`}>{paymentWords(payment)}</li>
            ))}
          </ul>
        )}
        {receipts.length > 0 && (
          <ul className="own-list">
            {receipts.map(({ number, title, total }) => (
              <li key={number} className="own-receipt">
                <PaperLink href={receiptHref(token, number)}>
                  {`${title} ${number}, ${formatKronor(total)}`}
                </PaperLink>
                <PaperLink
                  href={receiptFileHref(token, number)}
                  label={`${title} ${number} som PDF`}
                >
                  PDF
                </PaperLink>
              </li>
            ))}
          </ul>
        )}
      </Panel>
    </div>
  );
}

const PROTOCOL_WORDS = { out: "Utlämning", back: "Återlämning" };

/** What both signed when it was fetched and when it came back. */
function ProtocolsPanel({ token, page: { protocols } }: OwnProps) {
  const { today } = usePageState();
  if (protocols.length === 0) return null;
  return (
    <Panel title="Protokoll">
      <ul className="own-list">
        {protocols.map(({ id, kind, unitName, signedAt, correctedAt }) => (
          <li key={id}>
            <PaperLink href={protocolHref(token, id)}>
              {[
                `${PROTOCOL_WORDS[kind]} ${instantWords(signedAt, today)}`,
                ...(correctedAt === null ? [] : [`rättat ${instantWords(correctedAt, today)}`]),
                ...(unitName === null ? [] : [unitName]),
                "PDF",
              ].join(", ")}
            </PaperLink>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

/** Whom receipts are made out to, where that is a company or a club. */
function BuyerPanel({ page: { booking } }: Pick<OwnProps, "page">) {
  const { buyer } = booking;
  if (buyer === null) return null;
  const facts = [
    { label: "Organisation", value: buyer.name },
    { label: "Organisationsnummer", value: buyer.organisationNumber },
    { label: "Fakturaadress", value: buyer.address },
    { label: "Er referens", value: buyer.reference },
  ];
  return (
    <Panel title="Företag eller förening">
      <PayFacts facts={facts.filter(({ value }) => value !== "")} />
      <p className="text-muted">
        Så här skrivs kvitton och fakturor ut. Ska något vara annorlunda, hör av dig till oss, så
        rättar vi det på dem som kommer. De som redan är utfärdade ändras inte.
      </p>
    </Panel>
  );
}

type PaperLinkProps = { href: string; label?: string; children: ReactNode };

/** A paper in a window of its own. */
function PaperLink({ href, label, children }: PaperLinkProps) {
  return (
    <a
      href={href}
      target="_blank"
      rel="noopener noreferrer"
      className="text-link"
      aria-label={label}
    >
      {children}
    </a>
  );
}

function AgreementPanel({ token, page }: OwnProps) {
  const { agreements, asked, booking } = page;
  const accepted = agreements.flatMap(({ name, acceptedAt, content }) =>
    acceptedAt === null
      ? []
      : [
          {
            name,
            words: `Du godkände ”${name}” den ${formatDay(dayInSweden(new Date(acceptedAt)))}`,
            content,
          },
        ],
  );
  const isAsked = asked.length > 0 && !isCalledOff(booking);
  // Before that nothing is agreed that could be signed.
  const hasContract = booking.status !== "pending";
  if (accepted.length === 0 && !isAsked && !hasContract) return null;
  return (
    <div id="avtal">
      <Panel title="Hyresavtal">
        <ul className="own-list">
          {accepted.map(({ name, words, content }) => (
            <li key={words}>
              {words}
              {content !== null && <AcceptedText name={name} content={content} />}
            </li>
          ))}
        </ul>
        {isAsked && (
          <>
            <div className="own-live">
              <AskedAgreements token={token} asked={asked} />
            </div>
            <p className="own-still">Du har inte godkänt hyresvillkoren än.</p>
          </>
        )}
        {hasContract && (
          <p className="own-links">
            <PaperLink href={contractHref(token)}>Hyresavtalet som PDF</PaperLink>
          </p>
        )}
      </Panel>
    </div>
  );
}

/** The very words that were accepted, there to be read at any time. */
function AcceptedText({ name, content }: { name: string; content: string }) {
  return (
    <details className="own-unfold own-accepted">
      <summary>{`Läs ”${name}”`}</summary>
      <div className="agreement" dangerouslySetInnerHTML={{ __html: content }} />
    </details>
  );
}

/** Each step that is still to come with its last day; what holds before the approval only as long as it does. */
function policyLines({ booking, cancellation }: MyBooking, today: LocalDate): string[] {
  const { policy, countedFrom, withdrawUntil } = cancellation;
  const { startDate } = booking;
  const days = { startDate, countedFrom, today };
  if (booking.status === "pending") return policyWords(policy, days);
  if (withdrawUntil === null) return approvedPolicyWords(policy, days);
  // What gives less begins where the right of withdrawal ends.
  const after =
    withdrawUntil < startDate
      ? [myBookingTexts.afterWithdrawal, ...approvedPolicyWords(policy, days)]
      : [];
  return [withdrawalWords(withdrawUntil), ...after];
}

function CancelPanel({ token, page }: OwnProps) {
  const { booking, cancellation } = page;
  const { today } = usePageState();
  if (isCalledOff(booking) || booking.status === "returned") return null;
  return (
    <Panel title="Avboka">
      <ul className="own-list">
        {policyLines(page, today).map((words) => (
          <li key={words}>{words}</li>
        ))}
      </ul>
      {cancellation.allowed ? (
        <CancelOwn token={token} page={page} />
      ) : (
        <p>{cancellation.reason}</p>
      )}
    </Panel>
  );
}
