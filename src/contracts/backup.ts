import { z } from "zod";
import * as calls from "#contracts/backup-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";

/** For `npm run backup` on the same machine, which shows the token only the shop's own user can read. */
export const copyForBackup = endpoint({
  ...calls.copyForBackup,
  summary:
    "Lays a copy of the embedded database and the pictures, of one moment, into the data folder",
  access: "shop.visit",
  status: 204,
  answer: z.null(),
});
