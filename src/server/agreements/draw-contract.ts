import type { LocalDate } from "#domain/dates/local-date.ts";
import { drawPages } from "#server/platform/pdf/draw-pages.ts";
import type { Piece } from "#server/platform/pdf/paginate.ts";
import {
  columns,
  gap,
  lineToSign,
  MARKER,
  rows,
  section,
  sideBySide,
  text,
  WHOLE,
} from "#server/platform/pdf/paper.ts";
import type { Paper, Room } from "#server/platform/pdf/paper.ts";
import type { WritingShop } from "#server/platform/shop-facts.ts";
import { INK } from "#server/platform/pdf/text-line.ts";
import { acceptedWords } from "#texts/accepted-words.ts";
import { formatDay } from "#texts/format.ts";
import type { ContractFacts, ContractText } from "./contract-rows.ts";
import * as words from "./contract-words.ts";
import { documentBlocks, type DocumentBlock } from "./document-blocks.ts";

export type ContractParts = {
  shop: Pick<WritingShop, "company" | "places">;
  today: LocalDate;
  now: Date;
  /** Sent to the customer, and not for the counter. */
  isForCustomer: boolean;
};

/** The rental agreement of a booking, to be read and signed by both. */
export async function drawContract(facts: ContractFacts, parts: ContractParts): Promise<Buffer> {
  const about = {
    title: `Hyresavtal, bokning #${facts.booking.id}`,
    author: parts.shop.company.name,
    now: parts.now,
    foot: `Utskrivet ${formatDay(parts.today)}`,
  };
  return drawPages(about, (paper) => [contractPieces(paper, facts, parts)]);
}

function contractPieces(
  paper: Paper,
  { booking, texts, countedFrom, cancelledOn }: ContractFacts,
  { shop, isForCustomer }: ContractParts,
): Piece[] {
  const isCancelled = booking.status === "cancelled";
  const deposit = isCancelled ? null : words.depositWords(booking);
  const [left, right] = columns();
  return [
    ...text(paper, "Hyresavtal", { size: 24, bold: true, tag: "H1" }),
    ...text(paper, `Bokning #${booking.id}`, { size: 11, color: INK.muted }),
    ...(isCancelled ? calledOff(paper, cancelledOn) : []),
    gap(14),
    sideBySide([
      party(paper, "Uthyrare", words.shopLines(shop), left),
      party(paper, "Hyrestagare", words.customerLines(booking), right),
    ]),
    ...section(paper, "Det som hyrs"),
    ...rows(paper, words.stayRows(booking, shop, { isForCustomer }), {
      labelWidth: 110,
      align: "left",
    }),
    ...section(paper, "Pris"),
    ...rows(paper, words.priceRows(booking), { labelWidth: 360, align: "right" }),
    ...(deposit === null ? [] : [...section(paper, "Deposition"), ...body(paper, deposit)]),
    ...section(paper, "Avbokning"),
    ...points(paper, words.cancellingLines(booking, countedFrom)),
    ...texts.flatMap((one) => agreementPieces(paper, one)),
    ...(isCancelled ? [] : signing(paper, booking)),
  ];
}

const BODY = { size: 10 };

/** First of all: nobody is to take it for an agreement that holds. */
function calledOff(paper: Paper, cancelledOn: LocalDate | null): Piece[] {
  return [gap(6), ...text(paper, words.calledOffWords(cancelledOn), { size: 13, bold: true })];
}

function body(paper: Paper, words_: string): Piece[] {
  return text(paper, words_, BODY);
}

function points(paper: Paper, sentences: readonly string[]): Piece[] {
  const room = indented(1);
  return sentences.flatMap((one) => text(paper, one, { ...BODY, room, marker: "•" }));
}

function indented(depth: number): Room {
  return { x: WHOLE.x + depth * MARKER, width: WHOLE.width - depth * MARKER };
}

function party(paper: Paper, title: string, lines: readonly string[], room: Room): Piece[] {
  return [
    ...text(paper, title, { size: 13, bold: true, color: INK.spruce, tag: "H2", room }),
    gap(3),
    ...lines.flatMap((one) => text(paper, one, { ...BODY, room })),
  ];
}

/** The text by its own headings; below it, when and how it was accepted. */
function agreementPieces(paper: Paper, { name, content, acceptedAt, how }: ContractText): Piece[] {
  const accepted = acceptedAt && how ? acceptedWords(how, acceptedAt) : null;
  return [
    ...section(paper, name),
    ...documentBlocks(content).flatMap((block) => blockPieces(paper, block)),
    ...(accepted === null ? [] : [gap(8), ...text(paper, accepted, { ...BODY, bold: true })]),
  ];
}

function blockPieces(paper: Paper, { kind, runs, marker, depth }: DocumentBlock): Piece[] {
  const room = indented(depth);
  if (kind === "heading")
    return [gap(8), ...text(paper, runs, { size: 11, bold: true, tag: "H3", isKept: true, room })];
  return [gap(kind === "item" ? 2 : 5), ...text(paper, runs, { ...BODY, room, marker })];
}

/** All of it on one page, with what is signed: nobody signs a paper that says nothing. */
function signing(paper: Paper, booking: ContractFacts["booking"]): Piece[] {
  const sides = columns();
  const side = (title: string, room: Room): Piece[] => [
    ...text(paper, title, { ...BODY, bold: true, tag: "H3", room }),
    sideBySide(
      columns(room, 16).map((half, at) => [lineToSign(paper, at === 0 ? "Ort" : "Datum", half)]),
    ),
    lineToSign(paper, "Underskrift", room),
    lineToSign(paper, "Namnförtydligande", room),
  ];
  return [
    ...section(paper, "Underskrifter"),
    ...text(paper, words.signingWords(booking), { ...BODY, isKept: true }),
    gap(10),
    sideBySide([side("Uthyrare", sides[0]), side("Hyrestagare", sides[1])]),
  ];
}
