import { expect, test } from "vitest";
import { cleanFeatureSets } from "#domain/catalog/feature-sets.ts";
import { typedLines } from "#domain/catalog/item-facts.ts";
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
    expect(shown).toEqual([]);
    expect(typedLines(item.facts.included).length).toBeGreaterThan(2);
    expect(typedLines(item.packingList).length).toBeGreaterThan(3);
    // How long and how heavy, only the owner knows.
    expect([item.facts.lengthCm, item.facts.weightKg]).toEqual(["", ""]);
    // Each row that is left empty says what it is for.
    for (const { heading, features } of item.featureSets)
      features.forEach((feature, row) => {
        if (feature === "")
          expect(featureExample(item.type, heading, row)).toMatch(/^Till exempel: /);
      });
    expect(descriptionExample(item.type)).toContain("Berätta");
  },
);
