import type { DemoItem } from "./demo-item.ts";
import { elcykel } from "./items/elcykel.ts";
import { familjenAlkov } from "./items/familjen-alkov.ts";
import { fjallripa70 } from "./items/fjallripa-70.ts";
import { havskajak } from "./items/havskajak.ts";
import { hogaKustenPlatis } from "./items/hoga-kusten-platis.ts";
import { kanadensare } from "./items/kanadensare.ts";
import { lagerkok } from "./items/lagerkok.ts";
import { midnattssol66 } from "./items/midnattssol-66.ts";
import { pulka } from "./items/pulka.ts";
import { sanglinnepaket } from "./items/sanglinnepaket.ts";
import { snoskor } from "./items/snoskor.ts";
import { sommarbussen } from "./items/sommarbussen.ts";
import { takbox } from "./items/takbox.ts";
import { tunneltalt } from "./items/tunneltalt.ts";
import { turskidor } from "./items/turskidor.ts";

export const demoItems: DemoItem[] = [
  fjallripa70,
  midnattssol66,
  familjenAlkov,
  hogaKustenPlatis,
  sommarbussen,
  havskajak,
  kanadensare,
  tunneltalt,
  elcykel,
  turskidor,
  snoskor,
  pulka,
  takbox,
  lagerkok,
  sanglinnepaket,
];
