import type { RentalItem } from "#contracts/catalog.ts";
import { DEFAULT_DEPOSIT } from "#domain/catalog/deposit.ts";
import { cleanFeatureSets, type FeatureSet } from "#domain/catalog/feature-sets.ts";
import { typedLines } from "#domain/catalog/item-facts.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import {
  filledPolicy,
  typedPolicy,
  type TypedPolicyStep,
} from "#web/shell/policy-steps/typed-policy.ts";
import { comparableFacts, EMPTY_FACTS, typedFacts, type TypedFacts } from "./facts-draft.ts";
import { filledSteps, typedSteps, type TypedStep } from "./long-stay-draft.ts";

/** An item as it is typed: numbers are text until they are saved, and nothing is absent, only empty. */
export type ItemDraft = {
  type: ItemType;
  name: string;
  slug: string;
  pricePerDay: string;
  basePrice: string;
  quantity: string;
  depositAmount: string;
  /** Empty: not told. */
  sleeps: string;
  seats: string;
  freeKmPerDay: string;
  extraKmPrice: string;
  facts: TypedFacts;
  /** A line each. */
  packingList: string;
  /** A line each; null: what is asked of all of its kind. */
  checklist: string | null;
  peakSeasonOnly: boolean;
  isAddonOnly: boolean;
  isHidden: boolean;
  defaultPickupTime: string;
  defaultReturnTime: string;
  turnaroundNights: string;
  allowsClosedDays: boolean;
  longStay: TypedStep[];
  /** Null: as the shop. */
  cancellationPolicy: TypedPolicyStep[] | null;
  /** Empty: the shop's default agreement. */
  rentalAgreementId: string;
  /** Empty: the first of the shop's places. */
  placeId: string;
  heroText: string;
  heroTagline: string;
  mainImageUrl: string;
  imageGallery: string[];
  /** What each picture shows, by its address. */
  alts: Record<string, string>;
  miniHeading: string;
  shortDescription: string;
  description: string;
  youtubeVideoId: string;
  youtubeVideoTitle: string;
  featureSets: FeatureSet[];
};

export type DraftField = keyof ItemDraft;

const NO_FEATURES: FeatureSet = { heading: "", features: [""] };

export const EMPTY_DRAFT: ItemDraft = {
  type: "rv",
  name: "",
  slug: "",
  pricePerDay: "",
  basePrice: "0",
  quantity: "1",
  depositAmount: String(DEFAULT_DEPOSIT),
  sleeps: "",
  seats: "",
  freeKmPerDay: "",
  extraKmPrice: "",
  facts: EMPTY_FACTS,
  packingList: "",
  checklist: null,
  peakSeasonOnly: false,
  isAddonOnly: false,
  isHidden: false,
  defaultPickupTime: "",
  defaultReturnTime: "",
  turnaroundNights: "0",
  allowsClosedDays: false,
  longStay: [],
  cancellationPolicy: null,
  rentalAgreementId: "",
  placeId: "",
  heroText: "",
  heroTagline: "",
  mainImageUrl: "",
  imageGallery: [],
  alts: {},
  miniHeading: "",
  shortDescription: "",
  description: "",
  youtubeVideoId: "",
  youtubeVideoTitle: "",
  featureSets: [NO_FEATURES],
};

export function draftOf(item: RentalItem): ItemDraft {
  return {
    ...EMPTY_DRAFT,
    ...textsOf(item),
    type: item.type,
    pricePerDay: String(item.pricePerDay),
    basePrice: String(item.basePrice),
    quantity: String(item.quantity),
    depositAmount: typedNumber(item.depositAmount),
    sleeps: typedNumber(item.sleeps),
    seats: typedNumber(item.seats),
    freeKmPerDay: typedNumber(item.freeKmPerDay),
    extraKmPrice: typedNumber(item.extraKmPrice),
    facts: typedFacts(item.facts),
    packingList: item.packingList.join("\n"),
    checklist: item.checklist && item.checklist.join("\n"),
    peakSeasonOnly: item.peakSeasonOnly,
    isAddonOnly: item.isAddonOnly,
    isHidden: item.isHidden,
    turnaroundNights: String(item.turnaroundNights),
    allowsClosedDays: item.allowsClosedDays,
    longStay: typedSteps(item.longStay),
    cancellationPolicy: item.cancellationPolicy && typedPolicy(item.cancellationPolicy),
    rentalAgreementId: typedNumber(item.rentalAgreementId),
    placeId: typedNumber(item.placeId),
    imageGallery: item.imageGallery,
    alts: Object.fromEntries(item.pictures.map(({ url, alt }) => [url, alt])),
    // The editor starts with one group with one empty feature.
    featureSets: item.featureSets.length > 0 ? item.featureSets : [NO_FEATURES],
  };
}

function typedNumber(stored: number | null): string {
  return stored === null ? "" : String(stored);
}

function textsOf(item: RentalItem) {
  return {
    name: item.name,
    slug: item.slug ?? "",
    heroText: item.heroText,
    heroTagline: item.heroTagline,
    mainImageUrl: item.mainImageUrl,
    miniHeading: item.miniHeading,
    shortDescription: item.shortDescription,
    description: item.description,
    youtubeVideoId: item.youtubeVideoId ?? "",
    youtubeVideoTitle: item.youtubeVideoTitle ?? "",
    defaultPickupTime: item.defaultPickupTime ?? "",
    defaultReturnTime: item.defaultReturnTime ?? "",
  };
}

/** The fields in which two drafts differ. A row that was added and left empty is no difference. */
export function differing(one: ItemDraft, other: ItemDraft): DraftField[] {
  return (Object.keys(EMPTY_DRAFT) as DraftField[]).filter(
    (field) => comparable(one, field) !== comparable(other, field),
  );
}

function comparable(draft: ItemDraft, field: DraftField): string {
  if (field === "featureSets") return JSON.stringify(cleanFeatureSets(draft.featureSets));
  if (field === "facts") return JSON.stringify(comparableFacts(draft.facts));
  if (field === "packingList") return JSON.stringify(typedLines(draft.packingList));
  if (field === "checklist" && draft.checklist !== null)
    return JSON.stringify(typedLines(draft.checklist));
  if (field === "longStay") return JSON.stringify(filledSteps(draft.longStay));
  if (field === "cancellationPolicy" && draft.cancellationPolicy)
    return JSON.stringify(filledPolicy(draft.cancellationPolicy));
  if (field === "alts") return JSON.stringify(shownAlts(draft));
  return JSON.stringify(draft[field]);
}

/** The pictures' texts of pictures that the item still has; an empty text is none. */
function shownAlts({ alts, mainImageUrl, imageGallery }: ItemDraft): [string, string][] {
  return [...new Set([mainImageUrl, ...imageGallery])]
    .map((url): [string, string] => [url, (alts[url] ?? "").trim()])
    .filter(([, alt]) => alt !== "")
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
}

/** The pictures of a draft whose text is not the one that is stored. */
export function changedAlts(baseline: ItemDraft, draft: ItemDraft): [url: string, alt: string][] {
  return [...new Set([draft.mainImageUrl, ...draft.imageGallery])]
    .filter((url) => url !== "")
    .map((url): [string, string] => [url, (draft.alts[url] ?? "").trim()])
    .filter(([url, alt]) => alt !== (baseline.alts[url] ?? ""));
}
