import { z } from "zod";
import { picture } from "#contracts/catalog.ts";
import * as calls from "#contracts/uploads-calls.ts";
import { endpoint } from "#contracts/endpoint.ts";
import { text } from "#contracts/fields.ts";

/** 15 MB, as people count them: this many bytes pass, one more does not. */
export const LARGEST_UPLOAD = 15 * 1024 * 1024;

/** The multipart field that holds the picture. */
export const UPLOAD_FIELD = "image";

export const uploadedPicture = picture.pick({ url: true, width: true, height: true, blur: true });
export type UploadedPicture = z.infer<typeof uploadedPicture>;

export const uploadPicture = endpoint({
  ...calls.uploadPicture,
  summary:
    "Takes in a picture, sent as the multipart field `image`; 200 when the shop has it already",
  access: "shop.manage",
  answer: uploadedPicture,
  status: 201,
});

export const describePicture = endpoint({
  ...calls.describePicture,
  summary: "Says what a picture shows, for those who do not see it",
  access: "shop.manage",
  body: z.object({ url: text(300), alt: text(300).transform((alt) => alt.trim()) }),
  answer: picture,
});
