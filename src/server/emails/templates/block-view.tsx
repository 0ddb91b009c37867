import type { CSSProperties } from "react";
import { FactTable } from "./fact-table.tsx";
import type { BlockOf, LetterBlock } from "./letter-blocks.ts";
import { LOOK } from "./letter-look.ts";
import { Section } from "./letter-section.tsx";
import { PriceTable } from "./price-table.tsx";
import { StayPanel } from "./stay-panel.tsx";

/** One piece of a letter as HTML. */
export function BlockView({ block }: { block: LetterBlock }) {
  switch (block.kind) {
    case "paragraph":
      return (
        <p className="ink" style={{ ...LOOK.text, ...paragraphLook(block) }}>
          {block.text}
        </p>
      );
    case "notice":
      return <Notice {...block} />;
    case "stay":
      return <StayPanel {...block} />;
    case "facts":
      return <FactTable {...block} />;
    case "price":
      return <PriceTable {...block} />;
    case "steps":
      return <Steps {...block} />;
    case "quotation":
      return (
        <Section title={block.title}>
          <p
            className="panel ink"
            style={{ ...LOOK.panel, ...LOOK.noticeText, whiteSpace: "pre-line" }}
          >
            {block.text.trim()}
          </p>
        </Section>
      );
    case "button":
      return (
        <p style={{ margin: "24px 0 0" }}>
          <a href={block.href} style={LOOK.button}>
            {block.label}
          </a>
        </p>
      );
  }
}

/** Somebody's own line breaks are kept. */
function paragraphLook({ text, isApart }: BlockOf<"paragraph">): CSSProperties {
  return {
    ...(text.includes("\n") && { whiteSpace: "pre-line" }),
    ...(isApart && { marginTop: 32 }),
  };
}

function Notice({ tone, title, text }: BlockOf<"notice">) {
  return (
    <div className={tone} style={{ ...LOOK[tone], marginTop: 24 }}>
      <p style={LOOK.noticeTitle}>{title}</p>
      <p style={LOOK.noticeText}>{text}</p>
    </div>
  );
}

function Steps({ title, steps }: BlockOf<"steps">) {
  return (
    <Section title={title}>
      <table role="presentation" cellPadding={0} cellSpacing={0} width="100%" style={LOOK.table}>
        <tbody>
          {steps.map((step, index) => (
            <tr key={step}>
              <td width={42} style={{ ...LOOK.step, width: 42 }}>
                <span className="number" style={LOOK.number}>
                  {index + 1}
                </span>
              </td>
              <td className="ink" style={{ ...LOOK.step, overflowWrap: "anywhere" }}>
                {step}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
