import { orNotGiven } from "#web/admin/bookings/words.ts";

export function MailLink({ address }: { address: string }) {
  if (!address.includes("@")) return <>{orNotGiven(address)}</>;
  return (
    <a href={`mailto:${address.trim()}`} className="fact-link">
      <Address of={address} />
    </a>
  );
}

/** Breaks before the at sign where it has to, and nowhere within a word. */
export function Address({ of: address }: { of: string }) {
  const [name = "", ...rest] = address.trim().split("@");
  if (rest.length === 0) return <>{name}</>;
  return (
    <>
      {name}
      <wbr />@{rest.join("@")}
    </>
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
