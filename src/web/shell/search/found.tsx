import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import type { ItemCard as Card } from "#contracts/catalog.ts";
import type { SearchAnswer } from "#contracts/offers.ts";
import { withoutDays, writeSearch, type Search } from "#contracts/search-link.ts";
import { itemPath } from "#domain/catalog/item-path.ts";
import type { ItemType } from "#domain/catalog/item.ts";
import { nightCount } from "#domain/dates/date-range.ts";
import { formatKronor } from "#texts/format.ts";
import { ITEM_TYPE_WORDS } from "#texts/item-types.ts";
import { daysWords } from "#texts/period-words.ts";
import { itemCards } from "#web/api/catalog.ts";
import { foundItems } from "#web/api/search.ts";
import { ItemCard, ItemCardSkeleton } from "#web/shell/item-card.tsx";
import { wordRoom } from "#web/shell/page-head.tsx";
import { usePageState } from "#web/shell/page-state.tsx";
import { nightsText } from "#web/shell/stay-words.ts";
import { WholeDates } from "#web/shell/whole-dates.tsx";
import { RetryNotice } from "#web/ui/retry-notice.tsx";
import "./search.css";
import type { FoundCard } from "./found-card.ts";
import { NotFree } from "./not-free.tsx";
import { useKeptChoice } from "./use-kept-choice.ts";
import { countWords, freeWords, peopleWords, searchTexts } from "./texts.ts";
import { wrongDays } from "./wrong-days.ts";

type FoundProps = {
  search: Search;
  /** The page that it stands on. */
  path: string;
  /** The one kind that is looked for there, whatever the address says. */
  only?: ItemType;
};

/** What is free on the days that somebody looks for, with its whole price; then what is not, and when it is. */
export function Found({ search: asked, path, only }: FoundProps) {
  const search = only ? { ...asked, type: only } : asked;
  const { today } = usePageState();
  const { data: cards } = useQuery(itemCards);
  const { data, error, isPlaceholderData, isFetching, refetch } = useQuery({
    ...foundItems(search),
    placeholderData: keepPreviousData,
  });
  const found = pairs(cards, isPlaceholderData && error ? undefined : data);
  const free = found?.filter((one) => one.found.free);
  const isStale = isPlaceholderData && isFetching;
  const wrong = found && wrongDays(data ?? [], search, today);
  const title = free === undefined || isStale ? freeWords(search) : countWords(free.length, search);
  return (
    <>
      <div className="found-head">
        <h2 id="found-title" tabIndex={-1} className="heading-1" style={wordRoom(title)}>
          <WholeDates text={title} />
        </h2>
        <p className="text-muted">
          {[nightsText(nightCount(search)), peopleWords(search)].filter(Boolean).join(" ")}.{" "}
          {searchTexts.wholePrice}
        </p>
        <Link
          href={withoutDays(path, only ? { ...asked, type: null } : asked)}
          className="found-all"
        >
          {searchTexts.showAll}
        </Link>
      </div>
      <p role="status" className="sr-only">
        {isFetching && !data ? searchTexts.searching : !isStale && free && title}
      </p>
      {found ? (
        <div data-stale={isStale || undefined} className="found-list">
          {wrong ? (
            <div className="notice wrong-days">
              <p>{wrong.message}</p>
              {wrong.instead && (
                <Link
                  href={`${path}?${writeSearch({ ...search, ...wrong.instead })}`}
                  className="button button-quiet button-small"
                >
                  {searchTexts.searchInstead} {daysWords(wrong.instead)}
                </Link>
              )}
            </div>
          ) : (
            free?.length === 0 && <p className="notice">{searchTexts.nothingHelp}</p>
          )}
          <Free search={search} free={free ?? []} />
          <NotFree search={search} refused={found.filter((one) => !one.found.free)} wrong={wrong} />
        </div>
      ) : error && !isFetching ? (
        <RetryNotice sentence={searchTexts.failed} onRetry={() => void refetch()} />
      ) : (
        <Loading />
      )}
    </>
  );
}

/** In the order of the window: what was found comes in the same. */
function pairs(
  cards: Card[] | undefined,
  found: SearchAnswer | undefined,
): FoundCard[] | undefined {
  if (!cards || !found) return undefined;
  const cardOf = new Map(cards.map((card) => [card.id, card]));
  return found.flatMap((one) => {
    const card = cardOf.get(one.id);
    return card ? [{ card, found: one }] : [];
  });
}

const KINDS: ItemType[] = ["rv", "equipment"];

function Free({ search, free }: { search: Search; free: FoundCard[] }) {
  const choiceFor = useKeptChoice();
  return KINDS.map((kind) => {
    const ofKind = free.filter(({ card }) => card.type === kind);
    if (ofKind.length === 0) return null;
    return (
      <section key={kind} aria-labelledby={`found-${kind}`}>
        <h3 id={`found-${kind}`} className="found-kind">
          {ITEM_TYPE_WORDS[kind].all}
        </h3>
        <ul className="card-grid">
          {ofKind.map(({ card, found }) => (
            <li key={card.id}>
              <ItemCard
                item={card}
                href={`${itemPath(card)}?${writeSearch(search)}${choiceFor(card.id)}`}
                price={<WholePrice search={search} found={found} />}
              />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

function WholePrice({ search, found }: { search: Search; found: SearchAnswer[number] }) {
  const nights = nightCount(search);
  const total = found.total ?? 0;
  return (
    <p>
      <span className="card-price">{formatKronor(total)}</span>{" "}
      <span className="inline-block">för {nightsText(nights)}</span>
      <span className="card-fee">i snitt {formatKronor(Math.round(total / nights))} per natt</span>
    </p>
  );
}

function Loading() {
  return (
    <div className="card-grid" aria-hidden="true">
      <ItemCardSkeleton />
      <ItemCardSkeleton />
      <ItemCardSkeleton />
    </div>
  );
}
