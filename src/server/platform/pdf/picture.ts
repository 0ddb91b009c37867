import type { Piece } from "./paginate.ts";
import { elementOf, type Paper, type Room } from "./paper.ts";

type Look = { room: Room; height: number; alt: string };

/** A photograph as large as its room has place for, with what it shows said to whoever cannot see it. */
export function picture(paper: Paper, bytes: Buffer, { room, height, alt }: Look): Piece {
  const { doc } = paper;
  return {
    height: height + 4,
    draw: (y) => {
      const holder = elementOf(paper, "P")();
      const figure = doc.struct("Figure", { alt }, () => {
        doc.image(bytes, room.x, y, { fit: [room.width, height] });
      });
      holder.add(figure);
      holder.end();
    },
  };
}
