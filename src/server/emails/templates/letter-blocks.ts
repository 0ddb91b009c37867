/** What a letter says, piece by piece. Both its parts, HTML and text, are made of it, so that they cannot differ. */
export type LetterBlock =
  /** `isApart` after what is no paragraph. */
  | { kind: "paragraph"; text: string; isApart?: boolean }
  | { kind: "notice"; tone: "calm" | "warning"; title: string; text: string }
  | {
      kind: "stay";
      title: string;
      note: string;
      pickup: StayEnd;
      return: StayEnd;
      place?: Fact;
      /** How to find there, in the shop's own words. */
      way?: string;
    }
  | { kind: "facts"; title: string; facts: Fact[]; note?: string }
  | {
      kind: "price";
      title: string;
      lines: PriceLine[];
      total: string;
      vat: PriceLine;
      note: string;
    }
  | { kind: "steps"; title: string; steps: string[] }
  /** Somebody's own words, with their line breaks. */
  | { kind: "quotation"; title: string; text: string }
  | { kind: "button"; label: string; href: string };

export type BlockOf<Kind extends LetterBlock["kind"]> = Extract<LetterBlock, { kind: Kind }>;

export type StayEnd = { label: string; day: string; time: string };

export type Fact = { label: string; value: string; href?: string };

export type PriceLine = { label: string; note?: string; amount: string };

export type LetterBody = {
  heading: string;
  /** What the letter is about, in the corner: a booking's number. */
  reference: string;
  preheader: string;
  /** Why somebody got this letter. */
  reason: string;
  blocks: LetterBlock[];
};
