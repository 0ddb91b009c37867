import type { ShopSettings } from "#contracts/shop-settings.ts";

/** Under which name a shop that is started is told each; what has none cannot be told then. */
const NAMES: Record<string, string> = {
  "presentation.name": "SHOP_NAME",
  "company.name": "COMPANY_NAME",
  "company.orgnr": "COMPANY_ORGNR",
  "company.address": "COMPANY_ADDRESS",
  "company.phone": "COMPANY_PHONE",
  "company.email": "COMPANY_EMAIL",
  "hero.imageUrl": "HERO_IMAGE_URL",
  "mail.from": "MAIL_FROM",
  "mail.notices": "SHOP_EMAIL",
  places: "PICKUP_MAP_URL",
  "opening.week": "COMPANY_HOURS",
};

const AREA = "presentation.area";
// It has a value in every shop, and so it is no sign that somebody has chosen it.
const AREA_WORDS =
  "Från startinställningarna (SHOP_AREA, eller Norrland om ingen har angett det) tills du ändrar här. Stämmer det? Tryck Spara.";

/** Says that a field holds what the shop was started with; nothing of one that was saved here. */
export function startedWords(
  { asStarted }: Pick<ShopSettings, "asStarted">,
  field: string,
): string | undefined {
  const name = NAMES[field];
  if (field === AREA && asStarted.includes(AREA)) return AREA_WORDS;
  return name !== undefined && asStarted.includes(field)
    ? `Från startinställningarna (${name}) tills du ändrar här.`
    : undefined;
}

/** What a field is for, and where it comes from. */
export function hintOf(shop: Pick<ShopSettings, "asStarted">, field: string, hint?: string) {
  const started = startedWords(shop, field);
  if (started === undefined) return hint;
  return (
    <>
      {hint}
      <span className="block">{started}</span>
    </>
  );
}
