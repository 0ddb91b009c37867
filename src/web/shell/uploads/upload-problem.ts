import type { RefusedUpload } from "#web/api/uploads.ts";

export type UploadProblem = { title: string; description?: string };

/** Written out here, since the contract would bring its whole schema library into the page. */
const LARGEST_UPLOAD = 15 * 1024 * 1024;

/** What can be said of a file before it is sent. */
export function problemBefore(
  file: Pick<File, "type" | "size">,
  isSignedIn: boolean,
): UploadProblem | undefined {
  if (!isSignedIn)
    return {
      title: "Uppladdningen misslyckades",
      description: "Du måste vara inloggad för att ladda upp bilder",
    };
  if (!file.type.startsWith("image/"))
    return { title: "Fel filtyp", description: "Vänligen välj en bildfil" };
  if (file.size > LARGEST_UPLOAD)
    return { title: "Filen är för stor", description: "Bilden får inte vara större än 15MB" };
  return undefined;
}

const BY_STATUS: Record<number, string> = {
  401: "Du måste vara inloggad",
  403: "Du har inte behörighet att ladda upp bilder",
  413: "Filen är för stor",
};

export const NO_ADDRESS = "Ingen bild-URL returnerades från servern";

/** Why a file that was sent did not become a picture. */
export function problemAfter({ status, error }: RefusedUpload): string {
  return BY_STATUS[status] ?? error ?? "Uppladdningen misslyckades";
}
