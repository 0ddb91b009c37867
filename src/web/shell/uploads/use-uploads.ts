import { useRef, useState } from "react";
import type { UploadedPicture } from "#contracts/uploads.ts";
import { uploadPicture } from "#web/api/uploads.ts";
import { toast } from "#web/ui/toast-store.ts";
import { NO_ADDRESS, problemAfter, problemBefore } from "./upload-problem.ts";

export type Upload = {
  id: number;
  file: File;
  /** How much has been sent, from 0 to 1. */
  share: number;
  problem?: string;
};

type Uploading = {
  isSignedIn: boolean;
  onPicture: (picture: UploadedPicture) => void;
  /** There is room for one: what did not arrive before it is wanted no longer. */
  isOne?: boolean;
};

let lastId = 0;

/** Sends pictures one after the other, so that they come in the order they were chosen. */
export function useUploads({ isSignedIn, onPicture, isOne = false }: Uploading) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const queue = useRef<Promise<void>>(Promise.resolve());

  const update = (id: number, values: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.id === id ? { ...one, ...values } : one)));
  const remove = (id: number) => setUploads((all) => all.filter((one) => one.id !== id));

  async function sendOne({ id, file }: Upload): Promise<void> {
    const sent = await uploadPicture(file, (share) => update(id, { share }));
    if (sent.ok && sent.value.url) {
      const { url, width = 4, height = 3, blur = "" } = sent.value;
      onPicture({ url, width, height, blur });
      if (isOne) setUploads((all) => all.filter(({ problem }) => problem === undefined));
      remove(id);
      return;
    }
    const problem = sent.ok ? NO_ADDRESS : problemAfter(sent.problem);
    update(id, { problem });
    toast({
      title: "Uppladdningen misslyckades",
      ...(problem !== "Uppladdningen misslyckades" && { description: problem }),
      variant: "destructive",
    });
  }

  const enqueue = (upload: Upload) => {
    queue.current = queue.current.then(() => sendOne(upload));
  };
  const retry = (upload: Upload) => {
    setUploads((all) =>
      all.map((one) => (one.id === upload.id ? { id: one.id, file: one.file, share: 0 } : one)),
    );
    enqueue(upload);
  };

  return {
    uploads,
    retry,
    remove,
    add: (files: Iterable<File>) => {
      for (const file of files) {
        const problem = problemBefore(file, isSignedIn);
        if (problem) {
          toast({ ...problem, variant: "destructive" });
          continue;
        }
        lastId += 1;
        const upload = { id: lastId, file, share: 0 };
        setUploads((all) => [...all, upload]);
        enqueue(upload);
      }
    },
  };
}
