import { expect, test } from "vitest";
import { cleanFeatureSets } from "#domain/catalog/feature-sets.ts";
import { EMPTY_DRAFT } from "./draft/item-draft.ts";
import { ITEM_TEMPLATES } from "./item-templates.ts";
import { descriptionExample, featureExample } from "./writing-hints.ts";

test.each(ITEM_TEMPLATES)(
  "the template $label publishes no instructions and no measures without numbers",
  ({ draft }) => {
    const item = { ...EMPTY_DRAFT, ...draft };
    expect(item.description).toBe("");
    expect(JSON.stringify(item)).not.toMatch(/Berätta|Skriv|\[[^"\]]+\]/);
    const shown = cleanFeatureSets(item.featureSets).filter(({ features }) => features.length > 0);
    expect(shown.map(({ heading }) => heading)).toEqual(["Ingår"]);
    // Each row that is left empty says what it is for.
    for (const { heading, features } of item.featureSets)
      features.forEach((feature, row) => {
        if (feature === "")
          expect(featureExample(item.type, heading, row)).toMatch(/^Till exempel: /);
      });
    expect(descriptionExample(item.type)).toContain("Berätta");
  },
);
