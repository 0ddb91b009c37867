import { orNotGiven } from "#web/admin/bookings/words.ts";

/** Breaks before the at sign where it has to, and nowhere within a word. */
export function MailLink({ address }: { address: string }) {
  const [name = "", ...rest] = address.trim().split("@");
  if (rest.length === 0) return <>{orNotGiven(address)}</>;
  return (
    <a href={`mailto:${address.trim()}`} className="fact-link">
      {name}
      <wbr />@{rest.join("@")}
    </a>
  );
}

export function PhoneLink({ number }: { number: string }) {
  const dialled = number.replaceAll(/[^+\d]/g, "");
  if (dialled === "") return <>{orNotGiven(number)}</>;
  return (
    <a href={`tel:${dialled}`} className="fact-link">
      {number}
    </a>
  );
}
