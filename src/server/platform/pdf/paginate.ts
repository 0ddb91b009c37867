/** Something of a height that is set on a page as a whole. */
export type Piece = {
  height: number;
  /** Stands on the same page as what follows it: a heading is never the last of its page. */
  isKept?: boolean;
  /** Nothing but room, which the top of a page needs none of. */
  isGap?: boolean;
  draw: (y: number) => void;
};

export type Placed = { piece: Piece; y: number };

/** Which pieces stand on which page, and where. Nothing is split; what is kept with the next goes over with it. */
export function paginate(
  pieces: readonly Piece[],
  { top, bottom }: { top: number; bottom: number },
): Placed[][] {
  const pages: Placed[][] = [[]];
  let y = top;
  for (const group of keptTogether(pieces)) {
    const height = group.reduce((sum, piece) => sum + piece.height, 0);
    const isGap = group.every((piece) => piece.isGap);
    if (y > top && y + height > bottom && !isGap) {
      pages.push([]);
      y = top;
    }
    for (const piece of group) {
      if (piece.isGap && y === top) continue;
      pages.at(-1)?.push({ piece, y });
      y += piece.height;
    }
  }
  return pages;
}

function keptTogether(pieces: readonly Piece[]): Piece[][] {
  const groups: Piece[][] = [];
  let isOpen = false;
  for (const piece of pieces) {
    if (isOpen) groups.at(-1)?.push(piece);
    else groups.push([piece]);
    // Room between them parts them no more than nothing.
    isOpen = piece.isKept ?? (isOpen && piece.isGap === true);
  }
  return groups;
}
