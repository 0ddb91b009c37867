import { PLACEHOLDERS, type Placeholder } from "#domain/shop/letter-words.ts";
import { Button } from "#web/ui/button.tsx";

const MEANINGS: Record<Placeholder, string> = {
  namn: "Kundens förnamn",
  objekt: "Det som hyrs",
  datum: "Hämtningsdagen",
  bokning: "Bokningens nummer",
  butik: "Butikens namn",
};

/** What stands for something that differs from customer to customer, put in by a press. */
export function PlaceholderButtons({ onInsert }: { onInsert: (name: Placeholder) => void }) {
  return (
    <div role="group" aria-labelledby="placeholders" className="letter-placeholders">
      <p id="placeholders" className="text-sm font-semibold">
        Sätt in det som skiljer sig mellan kunder
      </p>
      <div className="letter-placeholder-list">
        {PLACEHOLDERS.map((name) => (
          <Button
            key={name}
            look="quiet"
            className="button-small"
            aria-label={`Sätt in {${name}}: ${MEANINGS[name]}`}
            onClick={() => onInsert(name)}
          >
            {MEANINGS[name]}
          </Button>
        ))}
      </div>
    </div>
  );
}
