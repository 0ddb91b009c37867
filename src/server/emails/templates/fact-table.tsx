import type { BlockOf, Fact } from "./letter-blocks.ts";
import { LOOK } from "./letter-look.ts";
import { Section } from "./letter-section.tsx";

export function FactTable({ title, facts, note }: BlockOf<"facts">) {
  return (
    <Section title={title}>
      <table cellPadding={0} cellSpacing={0} width="100%" style={LOOK.table}>
        <tbody>
          {facts.map((fact) => (
            <tr key={fact.label}>
              <th
                scope="row"
                className="muted line"
                style={{ ...LOOK.label, width: "32%", whiteSpace: "nowrap" }}
              >
                {fact.label}
              </th>
              <td className="ink line" style={LOOK.value}>
                <FactValue {...fact} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {note && (
        <p className="muted" style={{ ...LOOK.small, marginTop: 10 }}>
          {note}
        </p>
      )}
    </Section>
  );
}

export function FactValue({ value, href }: Fact) {
  if (href === undefined) return value;
  return (
    <a href={href} className="link" style={LOOK.link}>
      {value}
    </a>
  );
}
