import type { RequestProblem } from "#contracts/problems/requests.ts";
import { waitInWords } from "#texts/how-long.ts";
import type { Sentences } from "./sentences.ts";

export const REQUEST_SENTENCES: Sentences<RequestProblem> = {
  "request.malformed": () => "Något i uppgifterna stämmer inte. Kontrollera dem och försök igen.",
  "request.unknown-address": () => "Adressen finns inte.",
  "request.unreadable-address": () =>
    "Adressen går inte att läsa. Kontrollera att du har fått med hela länken.",
  "request.foreign-origin": () => "Anropet kom från en annan webbplats och stoppades.",
  "request.too-large": () => "Det som skickades är för stort.",
  "request.beyond-the-end": () => "Filen är kortare än den del som efterfrågades.",
  "request.too-many": ({ retryAfterSeconds }) =>
    `För många anrop på kort tid. Försök igen om ${waitInWords(retryAfterSeconds)}.`,
  "upload.not-a-picture": () => "Vänligen välj en bildfil",
  "upload.format-not-taken": ({ format }) =>
    `Bilder i formatet ${format} går inte att ta emot. Spara bilden som JPEG eller PNG och försök igen.`,
  "upload.broken": () =>
    "Bilden är skadad och går inte att läsa. Spara den på nytt och försök igen.",
  "upload.too-many-pixels": ({ megapixels }) =>
    `Bilden har för många bildpunkter. Den får ha högst ${megapixels} megapixel. Förminska den och försök igen.`,
  "picture.unknown": () => "Bilden finns inte längre. Ladda upp den igen.",
  "shop.not-ready": () => "Butiken håller på att starta. Försök igen om en liten stund.",
  "shop.busy": () => "Många gör samma sak just nu. Försök igen om en liten stund.",
  "shop.fault": () => "Något gick fel hos oss. Försök igen om en stund.",
};
