import { bikePictures } from "./equipment/elcykel-pictures.ts";
import { campKitchenPictures } from "./equipment/lagerkok-pictures.ts";
import { canoePictures } from "./equipment/kanadensare-pictures.ts";
import { kayakPictures } from "./equipment/havskajak-pictures.ts";
import { pulkaPictures } from "./equipment/pulka-pictures.ts";
import { roofBoxPictures } from "./equipment/takbox-pictures.ts";
import { skiPictures } from "./equipment/turskidor-pictures.ts";
import { snowshoePictures } from "./equipment/snoskor-pictures.ts";
import { tentPictures } from "./equipment/tunneltalt-pictures.ts";
import type { Picture } from "./picture.ts";

export const equipmentPictures: readonly Picture[] = [
  ...kayakPictures,
  ...canoePictures,
  ...tentPictures,
  ...bikePictures,
  ...skiPictures,
  ...snowshoePictures,
  ...pulkaPictures,
  ...roofBoxPictures,
  ...campKitchenPictures,
];
