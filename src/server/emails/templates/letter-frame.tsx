import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement, ReactNode } from "react";
import type { LetterShop } from "./booking-letter-facts.ts";
import { BlockView } from "./block-view.tsx";
import type { LetterBody } from "./letter-blocks.ts";
import { LOOK, RIDGES, STYLE_SHEET } from "./letter-look.ts";
import { mailLink, phoneLink } from "./stay-facts.ts";

/** A whole HTML document, as mailboxes take it. */
export function renderLetter(frame: ReactElement): string {
  return `<!doctype html>${renderToStaticMarkup(frame)}`;
}

/** Tables, because some mailboxes know nothing else; 600 wide where there is room, fluid where not. */
export function LetterFrame({ shop, body }: { shop: LetterShop; body: LetterBody }) {
  return (
    <html lang="sv">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        {/* Dates and numbers stay text: a phone would paint its own links over them. */}
        <meta name="format-detection" content="telephone=no, date=no, address=no, email=no" />
        <title>{body.heading}</title>
        <style>{STYLE_SHEET}</style>
      </head>
      <body className="page ink" style={LOOK.page}>
        <Preheader text={body.preheader} />
        <Table className="page" style={{ ...LOOK.table, backgroundColor: "#f8f6f1" }}>
          <tr>
            <td align="center" className="edge" style={{ padding: "24px 16px 40px" }}>
              <Table width={600} style={LOOK.frame}>
                <tr>
                  <td className="card" style={LOOK.card}>
                    <Band shop={shop} reference={body.reference} />
                    <Body body={body} />
                  </td>
                </tr>
                <tr>
                  <td className="body" style={{ padding: "24px 36px 0" }}>
                    <Footer shop={shop} reason={body.reason} />
                  </td>
                </tr>
              </Table>
            </td>
          </tr>
        </Table>
      </body>
    </html>
  );
}

/** What the list of letters shows after the subject. The blanks keep the rest of the letter out of it. */
function Preheader({ text }: { text: string }) {
  return (
    <div style={LOOK.hidden}>
      {text}
      {"\u00a0\u200c".repeat(90)}
    </div>
  );
}

/** So many letters of a name fit beside the booking's number on a phone. */
const LONG_NAME = 16;

function Band({ shop, reference }: { shop: LetterShop; reference: string }) {
  const part = shop.name.length > LONG_NAME ? "band-part" : undefined;
  return (
    <Table style={LOOK.table}>
      {RIDGES.map((color) => (
        <tr key={color}>
          <td style={{ height: 5, fontSize: 1, lineHeight: "5px", backgroundColor: color }}>
            {"\u00a0"}
          </td>
        </tr>
      ))}
      <tr>
        <td className="band" style={LOOK.band}>
          <Table style={LOOK.table}>
            <tr>
              <td className={part}>
                <a href={shop.baseUrl} style={LOOK.shopName}>
                  {shop.name}
                </a>
              </td>
              <td align="right" className={part} style={LOOK.reference}>
                {reference}
              </td>
            </tr>
          </Table>
        </td>
      </tr>
    </Table>
  );
}

function Body({ body }: { body: LetterBody }) {
  return (
    <Table style={LOOK.table}>
      <tr>
        <td className="body" style={LOOK.body}>
          <h1 className="heading ink" style={LOOK.heading}>
            {body.heading}
          </h1>
          {body.blocks.map((block, index) => (
            // The blocks of a letter never change places.
            // oxlint-disable-next-line react/no-array-index-key
            <BlockView key={index} block={block} />
          ))}
        </td>
      </tr>
    </Table>
  );
}

function Footer({ shop, reason }: { shop: LetterShop; reason: string }) {
  const { name, orgnr, address, phone, email } = shop.company;
  return (
    <>
      <p className="muted" style={{ ...LOOK.small, marginBottom: 8 }}>
        {name}
        {orgnr !== null && `, org.nr ${orgnr}`}
        {address !== null && (
          <>
            <br />
            {address}
          </>
        )}
        {(phone !== null || email !== null) && <br />}
        {phone !== null && <FooterLink href={phoneLink(phone)}>{phone}</FooterLink>}
        {phone !== null && email !== null && " · "}
        {email !== null && <FooterLink href={mailLink(email)}>{email}</FooterLink>}
      </p>
      <p className="muted" style={LOOK.small}>
        {reason}
      </p>
    </>
  );
}

function FooterLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="muted" style={{ color: LOOK.small.color }}>
      {children}
    </a>
  );
}

type TableProps = { children: ReactNode; style: object; className?: string; width?: number };

function Table({ children, style, className, width }: TableProps) {
  return (
    <table
      role="presentation"
      cellPadding={0}
      cellSpacing={0}
      width={width ?? "100%"}
      className={className}
      style={style}
    >
      <tbody>{children}</tbody>
    </table>
  );
}
