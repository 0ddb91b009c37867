import { useQuery } from "@tanstack/react-query";
import { shopSettings } from "#web/api/settings.ts";
import { SelectField } from "#web/ui/select-field.tsx";
import { textProps, type SectionProps } from "./form-parts.ts";

/** Where the item is picked up; with one place there is nothing to choose. */
export function PlaceChoice(props: SectionProps) {
  const { data } = useQuery(shopSettings);
  const places = data?.places ?? [];
  const [first, ...others] = places;
  if (!first || others.length === 0) return null;
  const chosen = props.draft.placeId;
  const isListed = places.some(({ id }) => String(id) === chosen);
  return (
    <SelectField
      {...textProps(props, "placeId")}
      label="Hämtningsplats"
      hint="Står på objektets sida, i breven och i avtalet."
      options={[
        { value: "", label: `${first.name} (butikens första)` },
        ...(chosen !== "" && !isListed
          ? [{ value: chosen, label: "En plats som är borttagen" }]
          : []),
        ...places.map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
}
