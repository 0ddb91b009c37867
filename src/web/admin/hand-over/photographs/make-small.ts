import { fitted, LARGEST_BYTES, LONGEST_SIDE, QUALITIES, THUMB_SIDE } from "./picture-size.ts";

export type SmallPicture = { blob: Blob; thumb: string };

/** A photograph as it is sent, turned as it was taken; undefined for what is no picture. */
export async function makeSmall(file: Blob): Promise<SmallPicture | undefined> {
  const picture = await read(file);
  if (!picture) return undefined;
  try {
    const blob = await asJpeg(drawn(picture, LONGEST_SIDE));
    return blob && { blob, thumb: drawn(picture, THUMB_SIDE).toDataURL("image/jpeg", 0.7) };
  } finally {
    picture.close();
  }
}

async function read(file: Blob): Promise<ImageBitmap | undefined> {
  try {
    // A phone writes beside the picture how it was held.
    return await createImageBitmap(file, { imageOrientation: "from-image" });
  } catch {
    return undefined;
  }
}

function drawn(picture: ImageBitmap, longest: number): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  Object.assign(canvas, fitted(picture, longest));
  const context = canvas.getContext("2d");
  if (context) {
    // JPEG has no transparency: what is not there would be black.
    context.fillStyle = "white";
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.imageSmoothingQuality = "high";
    context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}

async function asJpeg(canvas: HTMLCanvasElement): Promise<Blob | undefined> {
  let smallest: Blob | undefined;
  for (const quality of QUALITIES) {
    const blob = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    if (blob) smallest = blob;
    if (blob && blob.size <= LARGEST_BYTES) return blob;
  }
  return smallest;
}
