import { Link } from "wouter";
import { writeSearch, type Search } from "#contracts/search-link.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { formatKronor } from "#texts/format.ts";
import { daysWords } from "#texts/period-words.ts";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import type { FoundCard } from "./found-card.ts";
import { searchTexts } from "./texts.ts";
import { useKeptChoice } from "./use-kept-choice.ts";
import type { WrongDays } from "./wrong-days.ts";

type NotFreeProps = { search: Search; refused: FoundCard[]; wrong: WrongDays | undefined };

/** Why not, and the nearest days on which it is free after all. */
export function NotFree({ search, refused, wrong }: NotFreeProps) {
  // Of what is said of the days once, only those are left that have others to offer.
  const shown = wrong ? refused.filter(({ found }) => found.nearest) : refused;
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="not-free">
      <h3 id="not-free" className="found-kind">
        {wrong ? searchTexts.nearDays : searchTexts.notFree}
      </h3>
      <ul className="not-free">
        {shown.map((one) => (
          <Refused key={one.card.id} search={search} one={one} isSaid={wrong !== undefined} />
        ))}
      </ul>
    </section>
  );
}

/** Why is not repeated where it is said above. */
type RefusedProps = { search: Search; one: FoundCard; isSaid: boolean };

function Refused({ search, one: { card, found }, isSaid }: RefusedProps) {
  const { nearest, message } = found;
  const path = itemPath(card);
  const choice = useKeptChoice()(card.id);
  return (
    <li>
      <span className="not-free-picture">
        {card.picture && <PictureFrame picture={card.picture} sizes="7rem" decorative />}
      </span>
      <div className="not-free-words">
        <Link href={choice === "" ? path : `${path}?${choice.slice(1)}`} className="font-semibold">
          {card.name}
        </Link>
        {!isSaid && <p className="text-muted">{message}</p>}
        {nearest && (
          <Link
            href={`${path}?${writeSearch({ ...search, ...nearest })}${choice}`}
            className="button button-quiet button-small"
          >
            <span className="sr-only">{card.name}: </span>
            {searchTexts.nearest} {daysWords(nearest)}, {formatKronor(nearest.total)}
          </Link>
        )}
      </div>
    </li>
  );
}
