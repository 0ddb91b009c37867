import type { RentalItem } from "#contracts/catalog.ts";
import { keepTogether } from "#texts/format.ts";
import { itemTexts } from "./texts.ts";

export function FeatureCards({ sets }: { sets: RentalItem["featureSets"] }) {
  const filled = sets
    .map(({ heading, features }) => ({ heading, features: features.filter(Boolean) }))
    .filter(({ features }) => features.length > 0);
  if (filled.length === 0) return null;
  return (
    <section className="features" aria-labelledby="features-heading">
      <h2 id="features-heading" className="heading-2">
        {itemTexts.features}
      </h2>
      <div className="feature-cards">
        {filled.map(({ heading, features }) => (
          <section key={heading} className="card feature-card">
            {heading && <h3 className="heading-3">{heading}</h3>}
            <ul>
              {features.map((feature) => (
                <li key={feature}>{keepTogether(feature)}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
