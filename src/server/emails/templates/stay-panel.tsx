import { FactValue } from "./fact-table.tsx";
import type { BlockOf, StayEnd } from "./letter-blocks.ts";
import { LOOK } from "./letter-look.ts";

export function StayPanel({ title, note, pickup, return: back, place, way }: BlockOf<"stay">) {
  return (
    <div className="panel" style={{ ...LOOK.panel, marginTop: 24 }}>
      <h2 className="ink" style={{ ...LOOK.title, margin: 0, overflowWrap: "anywhere" }}>
        {title}
      </h2>
      <p className="muted" style={{ ...LOOK.small, marginBottom: 16 }}>
        {note}
      </p>
      <table role="presentation" cellPadding={0} cellSpacing={0} width="100%" style={LOOK.table}>
        <tbody>
          <tr>
            <StayCell {...pickup} />
            <StayCell {...back} />
          </tr>
        </tbody>
      </table>
      {place && (
        <>
          <p className="muted" style={{ ...LOOK.small, marginTop: 14 }}>
            {place.label}
          </p>
          <p className="ink" style={LOOK.noticeText}>
            <FactValue {...place} />
          </p>
        </>
      )}
      {way && (
        <p className="ink" style={{ ...LOOK.noticeText, whiteSpace: "pre-line", marginTop: 8 }}>
          {way}
        </p>
      )}
    </div>
  );
}

/** Beside another: a column is as wide as its longest word, which is not broken without a hyphen. */
const END = {
  ...LOOK.noticeText,
  color: "#1c2b27",
  fontWeight: 700,
  overflowWrap: "break-word",
} as const;

function StayCell({ label, day, time }: StayEnd) {
  return (
    <td
      width="50%"
      className="stay-end"
      style={{ padding: "0 12px 0 0", verticalAlign: "top", overflowWrap: "break-word" }}
    >
      <p className="muted" style={LOOK.small}>
        {label}
      </p>
      <p className="ink" style={END}>
        {day}
        <br />
        {time}
      </p>
    </td>
  );
}
