import { useEffect, useState } from "react";
import { useSearchParams } from "wouter";
import { LONGEST_SEARCH } from "#domain/bookings/list-pages.ts";
import { TextField } from "#web/ui/text-field.tsx";
import { withFilter } from "#web/admin/bookings/address.ts";

const PAUSE_MS = 300;

type SearchFieldProps = { placeholder?: string };

/** Searches when the typing pauses. The first word is a step one can go back from, its letters are not. */
export function SearchField({ placeholder = "Namn, e-post, telefon, nummer" }: SearchFieldProps) {
  const [params, setParams] = useSearchParams();
  const asked = params.get("q") ?? "";
  const [typed, setTyped] = useState(asked);
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    // The address changed by itself: somebody went back, or cleared the filters.
    setSeen(asked);
    if (asked !== typed.trim()) setTyped(asked);
  }
  useEffect(() => {
    const wanted = typed.trim();
    if (wanted === asked) return;
    const timer = setTimeout(
      () =>
        setParams((current) => withFilter(current, "q", wanted), {
          replace: asked !== "" && wanted !== "",
        }),
      PAUSE_MS,
    );
    return () => clearTimeout(timer);
    // Only typing begins a search: after a step back the field follows the address, not the reverse.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <TextField
      label="Sök"
      type="search"
      value={typed}
      maxLength={LONGEST_SEARCH}
      placeholder={placeholder}
      onChange={({ target }) => setTyped(target.value)}
    />
  );
}
