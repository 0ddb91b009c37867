import { BOOKING_STATUS_LABELS } from "#texts/statuses.ts";

const BARS = ["pending", "confirmed", "returned"] as const;

/** Each has a colour and a shape of its own, so that neither is needed to tell them apart. */
export function Legend() {
  return (
    <ul className="cal-legend" aria-label="Förklaring">
      {BARS.map((status) => (
        <li key={status}>
          <span className="cal-bar" data-status={status} /> {BOOKING_STATUS_LABELS[status]}
        </li>
      ))}
      <li>
        <span className="cal-bar" data-status="confirmed" data-unpaid="true" /> Saknar betalning
      </li>
      <li>
        <span className="cal-bar" data-status="confirmed" data-further="true" /> Följer med något
        annat
      </li>
      <li>
        <span className="cal-bar" data-status="confirmed" data-under-way="true" /> Utlämnad
      </li>
      <li>
        <span className="cal-bar" data-status="confirmed" data-without="true" /> Utan enhet
      </li>
      <li>
        <span className="cal-tail" /> Hålls fri för städning
      </li>
      <li>
        <span className="cal-cell" data-blocked="true" /> Blockerat
      </li>
      <li>
        <span className="cal-cell" data-out="true" /> Enhet ur drift
      </li>
      <li>
        <span className="cal-cell" data-season="true" /> Säsongspris
      </li>
      <li>
        <span className="cal-cell" data-closed="true" /> Går inte att boka
      </li>
      <li>
        <span className="cal-cell" data-today="true" /> Idag
      </li>
    </ul>
  );
}
