export type FeatureSet = { heading: string; features: string[] };

/** Rows and groups that were left empty in the editor are not stored. */
export function cleanFeatureSets(sets: readonly FeatureSet[]): FeatureSet[] {
  return sets
    .map(({ heading, features }) => ({
      heading: heading.trim(),
      features: features.map((feature) => feature.trim()).filter((feature) => feature !== ""),
    }))
    .filter(({ heading, features }) => heading !== "" || features.length > 0);
}
