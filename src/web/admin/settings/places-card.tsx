import { useQuery } from "@tanstack/react-query";
import { ArrowDown, ArrowUp, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "wouter";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { listed } from "#texts/listed.ts";
import { allItems } from "#web/api/catalog-admin.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { startedWords } from "./started.tsx";
import { movedFirst, NEW_PLACE, stepped, typedPlaces, type TypedPlace } from "./typed-places.ts";
import { useSettingsForm } from "./use-settings-form.ts";

const MOST_PLACES = 20;

const readPlaces = (shop: ShopSettings) => ({ places: typedPlaces(shop) });

/** The places in the order of the list; the first is that of every item that names none. */
export function PlacesCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm({
    shop,
    read: readPlaces,
    wish: ({ places = [] }) => ({ places }),
    part: "",
  });
  const [moved, setMoved] = useState("");
  const { places } = form.values;
  const write = (next: TypedPlace[]) => form.change({ places: next });
  const move = (index: number, step: -1 | 1) => {
    write(stepped(places, index, step));
    setMoved(`${places[index]?.name} är nu plats ${index + step + 1} av ${places.length}.`);
  };
  const { data: items = [] } = useQuery(allItems);
  const [asked, setAsked] = useState<number>();
  const usersOf = (place: TypedPlace) =>
    items.filter(({ placeId }) => placeId !== null && placeId === place.id);
  const remove = (place: TypedPlace, index: number) => {
    const isUsed = usersOf(place).length > 0;
    setAsked(isUsed ? place.id : undefined);
    if (!isUsed) write(places.toSpliced(index, 1));
  };
  const started = startedWords(shop, "places");
  return (
    <SettingsCard
      title="Platserna"
      lead="Den första gäller allt som inte har en egen. Med flera platser väljer du plats på varje objekts sida under Objekt."
      form={form}
    >
      {started && <p className="text-sm text-muted">{started}</p>}
      <p role="status" className="sr-only">
        {moved}
      </p>
      {places.length === 0 && (
        <p className="text-muted">
          Ingen plats än. Kunderna får då veta företagets adress, om den är ifylld.
        </p>
      )}
      <ol className="settings-list">
        {places.map((place, index) => (
          <li key={place.id ?? `new-${index}`}>
            <PlaceFields
              place={place}
              index={index}
              count={places.length}
              errorOf={(field) => form.errors[`places.${index}.${field}`]}
              onChange={(part) => write(places.with(index, { ...place, ...part }))}
              onMove={(step) => move(index, step)}
              onRemove={() => remove(place, index)}
            />
            {place.id !== undefined && asked === place.id && (
              <InUse place={place} items={usersOf(place)} />
            )}
          </li>
        ))}
      </ol>
      <MovedFirst {...movedFirst(form.stored.places, places)} items={items} />
      {places.length < MOST_PLACES && (
        <div>
          <Button look="quiet" onClick={() => write([...places, NEW_PLACE])}>
            <Plus aria-hidden="true" size={18} />
            Lägg till plats
          </Button>
        </div>
      )}
    </SettingsCard>
  );
}

type Users = readonly { id: number; name: string; placeId: number | null }[];

/** Why a place is not taken away, and where that is set right. */
function InUse({ place, items }: { place: TypedPlace; items: Users }) {
  if (items.length === 0) return null;
  return (
    <div role="alert" className="settings-words text-warning">
      <p>
        {place.name} går inte att ta bort än. Här hämtas det som räknas upp, med sina kommande
        bokningar. Välj en annan plats för det först:
      </p>
      <ul>
        {items.map(({ id, name }) => (
          <li key={id}>
            <Link href={`/admin/rental-items/${id}`}>{name}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const MOST_NAMED = 4;

type MovedFirstProps = { from?: TypedPlace; to?: TypedPlace; items: Users };

/** What another first place means for everything that has none of its own. */
function MovedFirst({ from, to, items }: MovedFirstProps) {
  const names = items.flatMap(({ placeId, name }) => (placeId === null ? [name] : []));
  if (!from || !to || names.length === 0) return null;
  const which = names.length > MOST_NAMED ? `${names.length} objekt` : listed(names);
  return (
    <p role="status" className="text-warning">
      {which} utan egen plats hämtas i dag på {from.name}. När du sparar flyttas de, med sina
      kommande bokningar, till {to.name || "den plats som nu står först"}.
    </p>
  );
}

type PlaceFieldsProps = {
  place: TypedPlace;
  index: number;
  count: number;
  errorOf: (field: keyof TypedPlace) => string | undefined;
  onChange: (part: Partial<TypedPlace>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
};

function PlaceFields({
  place,
  index,
  count,
  errorOf,
  onChange,
  onMove,
  onRemove,
}: PlaceFieldsProps) {
  const title = place.name || `Plats ${index + 1}`;
  const text = (field: Exclude<keyof TypedPlace, "id">) => ({
    value: place[field],
    error: errorOf(field),
    onChange: ({ target }: { target: { value: string } }) => onChange({ [field]: target.value }),
  });
  return (
    <fieldset className="settings-entry">
      <legend className="sr-only">{title}</legend>
      <TextField {...text("name")} label="Namn" maxLength={80} autoComplete="off" />
      <TextField
        {...text("address")}
        label="Adress"
        maxLength={200}
        autoComplete="off"
        hint="Gata, postnummer och ort på en rad."
      />
      <TextField
        {...text("mapUrl")}
        label="Länk till karta"
        type="url"
        inputMode="url"
        maxLength={1000}
        autoComplete="off"
        placeholder="https://"
        hint="Öppna platsen i kartan i din telefon, välj Dela och klistra in länken här."
      />
      <TextArea
        {...text("instructions")}
        label="Hitta hit"
        rows={3}
        maxLength={2000}
        hint="Parkering, port och kod: det kunden behöver veta på plats. Står i breven, i hyresavtalet och på kundens bokningssida, aldrig på butikens sidor."
      />
      <div className="settings-row">
        {count > 1 && (
          <>
            <Button
              look="plain"
              className="button-small"
              aria-label={`Flytta upp ${title}`}
              disabled={index === 0}
              onClick={() => onMove(-1)}
            >
              <ArrowUp aria-hidden="true" size={18} />
            </Button>
            <Button
              look="plain"
              className="button-small"
              aria-label={`Flytta ner ${title}`}
              disabled={index === count - 1}
              onClick={() => onMove(1)}
            >
              <ArrowDown aria-hidden="true" size={18} />
            </Button>
          </>
        )}
        <Button
          look="plain"
          className="button-small button-danger-quiet settings-removal"
          aria-label={`Ta bort ${title}`}
          onClick={onRemove}
        >
          Ta bort
        </Button>
      </div>
    </fieldset>
  );
}
