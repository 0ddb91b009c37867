import { useEffect, useState } from "react";
import { protocolPicture } from "#web/api/hand-over.ts";
import { ourShelf } from "#web/shell/kept-protocols/our-shelf.ts";
import { holdPage } from "./hold-page.ts";
import { layingDownOf, type LayingDown } from "./laying-down.ts";
import { makeSmall } from "./make-small.ts";

type Of = { userId: number; bookingId: number };

type OfDraft = Of & { draftKey: string };

export type Photographs = {
  /** Where a picture is found: on the phone, else with the shop. */
  shown: (id: string) => string;
  /** Made small and kept; the numbers of those that are pictures. */
  add: (files: readonly File[]) => Promise<string[]>;
  addDrawing: (drawing: { blob: Blob; thumb: string }) => Promise<string>;
  drop: (id: string) => Promise<void>;
  /** From the press until the draft knows of it. */
  inTurn: LayingDown["inTurn"];
  /** Once all that was taken or drawn is in the draft. */
  rest: () => Promise<void>;
  /** A photograph is being made small, which takes a phone a while. */
  isAdding: boolean;
};

/** A picture of nothing, until it is known where the picture is. */
const NOTHING = "data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==";

/** The pictures of a booking that lie on this phone. */
export function usePhotographs({ userId, bookingId, draftKey }: OfDraft): Photographs {
  const [thumbs, setThumbs] = useState<ReadonlyMap<string, string>>(new Map());
  const [isRead, setIsRead] = useState(false);
  const [isAdding, setAdding] = useState(false);
  useEffect(() => {
    void (async () => {
      // What was still on its way when its page was left lies there by then.
      await layingDownOf(draftKey).rest();
      const kept = await readThumbs({ userId, bookingId });
      setThumbs((now) => new Map([...kept, ...now]));
      setIsRead(true);
    })();
  }, [userId, bookingId, draftKey]);
  // The shop is asked for those alone that the phone does not have.
  const atShop = (id: string) => (isRead ? protocolPicture(bookingId, id) : NOTHING);

  async function keep({ blob, thumb }: { blob: Blob; thumb: string }): Promise<string> {
    const id = crypto.randomUUID();
    setThumbs((now) => new Map(now).set(id, thumb));
    const shelf = await ourShelf();
    await shelf.put("files", { id, userId, bookingId, blob, thumb, isSent: false });
    return id;
  }

  return {
    shown: (id) => thumbs.get(id) ?? atShop(id),
    addDrawing: keep,
    add: async (files) => {
      const ids: string[] = [];
      setAdding(true);
      try {
        // One after the other: a phone has little room to unpack photographs in.
        for (const file of files) {
          const small = await makeSmall(file);
          if (small) ids.push(await keep(small));
        }
      } finally {
        setAdding(false);
      }
      return ids;
    },
    drop: async (id) => {
      const shelf = await ourShelf();
      await shelf.remove("files", id);
      if (shelf.problem() === "full") await shelf.layHeld();
    },
    // Also where it waits for another picture, or its page was left for another of the shop's.
    inTurn: (work) => holdPage(() => layingDownOf(draftKey).inTurn(work)),
    rest: () => layingDownOf(draftKey).rest(),
    isAdding,
  };
}

async function readThumbs({ userId, bookingId }: Of): Promise<Map<string, string>> {
  const shelf = await ourShelf();
  const files = await shelf.all("files", userId);
  return new Map(
    files.filter((file) => file.bookingId === bookingId).map(({ id, thumb }) => [id, thumb]),
  );
}
