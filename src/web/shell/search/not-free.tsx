import { Link } from "wouter";
import { writeSearch, type Search } from "#contracts/search-link.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import { formatKronor } from "#texts/format.ts";
import { daysWords } from "#texts/period-words.ts";
import { PictureFrame } from "#web/ui/picture-frame.tsx";
import type { FoundCard } from "./found-card.ts";
import { searchTexts } from "./texts.ts";

/** Why not, and the nearest days on which it is free after all. */
export function NotFree({ search, refused }: { search: Search; refused: FoundCard[] }) {
  if (refused.length === 0) return null;
  return (
    <section aria-labelledby="not-free">
      <h3 id="not-free" className="found-kind">
        {searchTexts.notFree}
      </h3>
      <ul className="not-free">
        {refused.map((one) => (
          <Refused key={one.card.id} search={search} one={one} />
        ))}
      </ul>
    </section>
  );
}

function Refused({ search, one: { card, found } }: { search: Search; one: FoundCard }) {
  const { nearest, message } = found;
  const path = itemPath(card);
  return (
    <li>
      <span className="not-free-picture">
        {card.picture && <PictureFrame picture={card.picture} sizes="7rem" decorative />}
      </span>
      <div className="not-free-words">
        <Link href={path} className="font-semibold">
          {card.name}
        </Link>
        <p className="text-muted">{message}</p>
        {nearest && (
          <Link
            href={`${path}?${writeSearch({ ...search, ...nearest })}`}
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
