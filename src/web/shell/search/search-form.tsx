import { CalendarDays } from "lucide-react";
import { Suspense, useRef, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { writeSearch, type Search } from "#contracts/search-link.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { nightCount, type Stay } from "#domain/dates/date-range.ts";
import { daysWords } from "#texts/period-words.ts";
import { arriveAtPart } from "#web/shell/arrive-at-part.ts";
import { nightsText } from "#web/shell/stay-words.ts";
import { Button } from "#web/ui/button.tsx";
import { PressedChoice } from "#web/ui/pressed-choice.tsx";
import { Stepper } from "#web/ui/stepper.tsx";
import { laterAsked } from "#web/ui/later.ts";
import "./search.css";
import { searchTexts } from "./texts.ts";
import { useAskedSearch, useAskedWanted } from "./use-asked-search.ts";

const loadDates = () => import("./date-dialog.tsx");
const DateDialog = laterAsked(async () => (await loadDates()).DateDialog);

const USUAL_PEOPLE = 2;
const MOST_PEOPLE = 12;

type SearchFormProps = {
  /** The page that shows what was found. */
  path: string;
  /** The one kind that is looked for there. */
  only?: ItemType;
};

/** What the address asks for is what stands in it, also after a step back. */
export function SearchForm(props: SearchFormProps) {
  const asked = useSearch();
  return <Form key={asked} {...props} />;
}

function Form({ path, only }: SearchFormProps) {
  const asked = useAskedSearch();
  const before = useAskedWanted();
  const choice = choiceIn(useSearch());
  const [, navigate] = useLocation();
  const [stay, setStay] = useState<Stay | null>(asked);
  const [kind, setKind] = useState<ItemType | null>(only ?? before.type);
  const [people, setPeople] = useState(before.people ?? USUAL_PEOPLE);
  const [isChoosing, setIsChoosing] = useState(false);
  const dates = useRef<HTMLButtonElement>(null);
  const wanted = { type: kind, people: kind === "equipment" ? null : people };

  function search() {
    if (!stay) return setIsChoosing(true);
    const { startDate, endDate } = stay;
    const next: Search = { startDate, endDate, ...wanted };
    navigate(`${path}?${writeSearch(only ? { ...next, type: null } : next)}${choice}`);
    arriveAtPart("uthyrning");
  }

  return (
    <form
      role="search"
      aria-label={searchTexts.label}
      className="search"
      data-kinds={only === undefined || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        search();
      }}
    >
      <button
        ref={dates}
        type="button"
        className="search-dates"
        aria-haspopup="dialog"
        onPointerEnter={() => void loadDates()}
        onFocus={() => void loadDates()}
        onClick={() => setIsChoosing(true)}
      >
        <CalendarDays aria-hidden="true" size={22} />
        <span>
          <span className="search-label">{searchTexts.when}</span>
          {stay ? (
            <span>
              {daysWords(stay)},{" "}
              <span className="inline-block">{nightsText(nightCount(stay))}</span>
            </span>
          ) : (
            <span>{searchTexts.chooseDates}</span>
          )}
        </span>
      </button>
      {only === undefined && (
        <PressedChoice
          label={searchTexts.what}
          options={searchTexts.kinds}
          value={kind ?? "all"}
          onChoose={(one) => setKind(one === "all" ? null : one)}
        />
      )}
      <div className="search-people" data-idle={kind === "equipment" || undefined}>
        <span className="search-label">{searchTexts.people}</span>
        <Stepper
          label={searchTexts.people}
          value={people}
          min={1}
          max={MOST_PEOPLE}
          onChange={setPeople}
        />
      </div>
      <Button type="submit">{searchTexts.search}</Button>
      {isChoosing && (
        <Suspense>
          <DateDialog
            stay={stay}
            wanted={wanted}
            focusBack={dates}
            onChoose={setStay}
            onClose={() => setIsChoosing(false)}
          />
        </Suspense>
      )}
    </form>
  );
}

/** What was chosen of some item stands beside the search and stays through the next; only what is found reads it. */
function choiceIn(query: string): string {
  return [...new URLSearchParams(query)]
    .filter(([name]) => ["itemId", "quantity", "addons", "lines"].includes(name))
    .map(([name, value]) => `&${name}=${encodeURIComponent(value)}`)
    .join("");
}
