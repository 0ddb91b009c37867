import { z } from "zod";
import { endpoint } from "#contracts/endpoint.ts";

/** For `npm run backup` on the same machine, which shows the token only the shop's own user can read. */
export const copyForBackup = endpoint({
  method: "POST",
  path: "/api/backup/copy",
  summary:
    "Lays a copy of the embedded database and the pictures, of one moment, into the data folder",
  access: "shop.visit",
  status: 204,
  answer: z.null(),
});
