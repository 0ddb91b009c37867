import type { Booking } from "#contracts/bookings.ts";
import type { Protocol } from "#contracts/hand-over.ts";
import type { ShopFacts } from "#contracts/page.ts";
import type { LocalDate } from "#domain/dates/local-date.ts";
import { drawPages } from "#server/platform/pdf/draw-pages.ts";
import type { Piece } from "#server/platform/pdf/paginate.ts";
import {
  columns,
  gap,
  rows,
  section,
  sideBySide,
  text,
  type Paper,
} from "#server/platform/pdf/paper.ts";
import { picture } from "#server/platform/pdf/picture.ts";
import { INK } from "#server/platform/pdf/text-line.ts";
import { seenWords } from "#texts/driver-words.ts";
import { formatDay } from "#texts/format.ts";
import { linesInWords, type NamedLine } from "#texts/further-things.ts";
import { unitWords } from "#texts/unit-words.ts";
import * as words from "./protocol-words.ts";

export type ProtocolFacts = {
  booking: Booking;
  /** What leaves with the main thing. */
  along: { lines: readonly NamedLine[]; extras: readonly NamedLine[] };
  protocol: Protocol;
  /** On the way back: how it left. */
  left: Protocol | null;
  /** Why it never took place, where it was annulled. */
  annulledBecause: string | null;
  picture: (fileId: string) => Promise<Buffer | undefined>;
};

type About = { shop: Pick<ShopFacts, "company">; now: Date; today: LocalDate };

const BODY = { size: 10 };
const PICTURE_HEIGHT = 190;
const SIGNATURE_HEIGHT = 80;

/** What was signed when it went out or came back, to be read and kept by both. */
export async function drawProtocol(facts: ProtocolFacts, about: About): Promise<Buffer> {
  const { booking, protocol } = facts;
  const shown = await picturesOf(facts);
  const paper = {
    title: `${words.TITLES[protocol.kind]}, bokning #${booking.id}`,
    author: about.shop.company.name,
    now: about.now,
    foot: `Utskrivet ${formatDay(about.today)}`,
  };
  return drawPages(paper, (on) => [pieces(on, facts, shown)]);
}

type Shown = ReadonlyMap<string, Buffer>;

async function picturesOf({ protocol, picture: read }: ProtocolFacts): Promise<Shown> {
  const shown = new Map<string, Buffer>();
  // One after the other, so that no more than one is in memory as large as it is kept.
  for (const id of new Set(protocol.remarks.flatMap(({ files }) => files))) {
    const kept = await read(id);
    const { photographInPrint } = await import("./photograph-in-print.ts");
    if (kept) shown.set(id, await photographInPrint(kept));
  }
  const { signature } = protocol;
  const drawn = signature && (await read(signature.file));
  if (signature && drawn) shown.set(signature.file, drawn);
  return shown;
}

function pieces(paper: Paper, facts: ProtocolFacts, shown: Shown): Piece[] {
  const { booking, protocol, left } = facts;
  const title = words.TITLES[protocol.kind];
  return [
    ...text(paper, `${title}sprotokoll`, { size: 24, bold: true, tag: "H1" }),
    ...text(paper, `Bokning #${booking.id}`, { size: 11, color: INK.muted }),
    ...words
      .standing(facts)
      .flatMap((said) => [gap(6), ...text(paper, said, { ...BODY, bold: true })]),
    ...section(paper, "Det som hyrs"),
    ...rows(paper, stayRows(facts), { labelWidth: 140, align: "left" }),
    ...readingPieces(paper, protocol, left),
    ...checkPieces(paper, protocol, left),
    ...remarkPieces(paper, protocol, shown),
    ...driverPieces(paper, protocol),
    ...notePieces(paper, protocol),
    ...signingPieces(paper, protocol, shown),
  ];
}

function stayRows({ booking, protocol, left, along }: ProtocolFacts) {
  const { unitId, unitName } = protocol;
  const registration = booking.units.find(({ id }) => id === unitId)?.registration ?? "";
  const told = (label: string, value: string) => (value === "" ? [] : [{ label, value }]);
  const unit = unitName === null ? registration : unitWords({ name: unitName, registration });
  return [
    { label: "Objekt", value: booking.rentalItemName },
    ...told("Enhet", unit),
    ...told("Dessutom", linesInWords(along.lines)),
    ...told("Tillval", linesInWords(along.extras)),
    { label: "Hyrestid", value: words.agreedWords(booking) },
    ...words.movedRows(protocol, left),
    { label: "Hyrestagare", value: booking.customerName },
    ...words.agreementRows(booking),
  ];
}

function readingPieces(paper: Paper, protocol: Protocol, left: Protocol | null): Piece[] {
  const read = words.readings(protocol, left);
  if (read.length === 0) return [];
  return [...section(paper, "Avläst"), ...rows(paper, read, { labelWidth: 240, align: "left" })];
}

function checkPieces(paper: Paper, protocol: Protocol, left: Protocol | null): Piece[] {
  const told = words.checkRows(protocol, left);
  if (told.length === 0) return [];
  return [
    ...section(paper, "Kontrollerat"),
    ...rows(paper, told, { labelWidth: 300, align: "left" }),
  ];
}

function remarkPieces(paper: Paper, { kind, remarks }: Protocol, shown: Shown): Piece[] {
  if (remarks.length === 0) return [];
  return [
    ...section(paper, "Anmärkningar"),
    ...remarks.flatMap(({ text: remark, isNew, files }, at) => [
      ...(at > 0 ? [gap(8)] : []),
      ...text(paper, `${kind === "back" && isNew ? "Nytt: " : ""}${remark || "Bild"}`, {
        ...BODY,
        isKept: files.length > 0,
      }),
      ...photographs(paper, files, { shown, words: remark || "Bild från överlämningen" }),
    ]),
  ];
}

/** Two beside each other. */
function photographs(
  paper: Paper,
  files: readonly string[],
  { shown, words: alt }: { shown: Shown; words: string },
): Piece[] {
  const found = files.flatMap((id) => shown.get(id) ?? []);
  const pairs = found.flatMap((_, at) => (at % 2 === 0 ? [found.slice(at, at + 2)] : []));
  const rooms = columns(undefined, 12);
  return pairs.flatMap((pair) => [
    gap(4),
    sideBySide(
      pair.map((bytes, at) => [
        picture(paper, bytes, { room: rooms[at === 0 ? 0 : 1], height: PICTURE_HEIGHT, alt }),
      ]),
    ),
  ]);
}

function driverPieces(paper: Paper, { drivers, agreementsAccepted }: Protocol): Piece[] {
  const lines = [
    ...drivers.map(seenWords),
    ...(agreementsAccepted ? ["Hyresvillkoren godkändes på plats"] : []),
  ];
  if (lines.length === 0) return [];
  return [
    ...section(paper, drivers.length > 0 ? "Förare" : "Villkor"),
    ...lines.flatMap((one) => text(paper, one, BODY)),
  ];
}

function notePieces(paper: Paper, { notes }: Protocol): Piece[] {
  return notes === "" ? [] : [...section(paper, "Övrigt"), ...text(paper, notes, BODY)];
}

function signingPieces(paper: Paper, protocol: Protocol, shown: Shown): Piece[] {
  const drawn = protocol.signature && shown.get(protocol.signature.file);
  const sentence = protocol.signature?.sentence;
  return [
    ...section(paper, "Underskrift"),
    ...(sentence ? [...text(paper, sentence, { ...BODY, isKept: true }), gap(4)] : []),
    ...(drawn
      ? [
          {
            ...picture(paper, drawn, {
              room: columns()[0],
              height: SIGNATURE_HEIGHT,
              alt: `Underskrift av ${protocol.signature?.name ?? ""}`,
            }),
            isKept: true,
          },
        ]
      : []),
    ...text(paper, words.signedWords(protocol), BODY),
  ];
}
