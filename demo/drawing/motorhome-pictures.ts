import { familjenPlan } from "./motorhome-plans/familjen-plan.ts";
import { fjallripaPlan } from "./motorhome-plans/fjallripa-plan.ts";
import { hogaKustenPlan } from "./motorhome-plans/hoga-kusten-plan.ts";
import { midnattssolPlan } from "./motorhome-plans/midnattssol-plan.ts";
import { familjenDetail } from "./motorhome-details/familjen-detail.ts";
import { fjallripaDetail } from "./motorhome-details/fjallripa-detail.ts";
import { hogaKustenDetail } from "./motorhome-details/hoga-kusten-detail.ts";
import { midnattssolDetail } from "./motorhome-details/midnattssol-detail.ts";
import { sommarbussenDetail } from "./motorhome-details/sommarbussen-detail.ts";
import { sommarbussenPlan } from "./motorhome-plans/sommarbussen-plan.ts";
import { familjenScenes } from "./motorhome-scenes/familjen.ts";
import { fjallripaScenes } from "./motorhome-scenes/fjallripa.ts";
import { hero } from "./motorhome-scenes/hero.ts";
import { hogaKustenScenes } from "./motorhome-scenes/hoga-kusten.ts";
import { midnattssolScenes } from "./motorhome-scenes/midnattssol.ts";
import { sommarbussenScenes } from "./motorhome-scenes/sommarbussen.ts";
import type { Picture } from "./picture.ts";

export const motorhomePictures: readonly Picture[] = [
  hero,
  ...fjallripaScenes,
  fjallripaPlan,
  fjallripaDetail,
  ...hogaKustenScenes,
  hogaKustenPlan,
  hogaKustenDetail,
  ...familjenScenes,
  familjenPlan,
  familjenDetail,
  ...midnattssolScenes,
  midnattssolPlan,
  midnattssolDetail,
  ...sommarbussenScenes,
  sommarbussenPlan,
  sommarbussenDetail,
];
