import type { BlockOf, PriceLine } from "./letter-blocks.ts";
import { LOOK } from "./letter-look.ts";
import { Section } from "./letter-section.tsx";

export function PriceTable({ title, lines, total, vat, note }: BlockOf<"price">) {
  return (
    <Section title={title}>
      <table cellPadding={0} cellSpacing={0} width="100%" style={LOOK.table}>
        <tbody>
          {lines.map((line) => (
            <PriceRow key={`${line.label} ${line.note}`} {...line} />
          ))}
          <tr>
            <th scope="row" className="ink" style={{ ...LOOK.label, ...LOOK.total }}>
              Totalt
            </th>
            <td
              className="ink"
              style={{ ...LOOK.value, ...LOOK.amount, ...LOOK.total, textAlign: "right" }}
            >
              {total}
            </td>
          </tr>
        </tbody>
      </table>
      <p className="muted" style={LOOK.small}>
        {vat.label}: {vat.amount}. {note}
      </p>
    </Section>
  );
}

function PriceRow({ label, note, amount }: PriceLine) {
  return (
    <tr>
      <th scope="row" className="ink line" style={{ ...LOOK.label, color: LOOK.value.color }}>
        {label}
        {note && (
          <>
            <br />
            <span className="muted" style={{ ...LOOK.small, fontSize: 13 }}>
              {note}
            </span>
          </>
        )}
      </th>
      <td className="ink line" style={{ ...LOOK.value, ...LOOK.amount }}>
        {amount}
      </td>
    </tr>
  );
}
