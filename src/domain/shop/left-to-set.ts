/** What only the owner knows, by the names it is set under, in the order the owner is asked for it. */
export const OWNERS_SETTINGS = [
  "SHOP_NAME",
  "COMPANY_NAME",
  "COMPANY_ORGNR",
  "COMPANY_ADDRESS",
  "COMPANY_PHONE",
  "COMPANY_EMAIL",
  "COMPANY_HOURS",
  "PICKUP_MAP_URL",
  "SHOP_AREA",
  "SHOP_EMAIL",
  "MAIL_FROM",
  "SMTP_URL",
  "BASE_URL",
  "STRIPE_PUBLISHABLE_KEY",
] as const;

export type OwnersSetting = (typeof OWNERS_SETTINGS)[number];

type Given = Partial<Record<OwnersSetting, string | undefined>>;

/** Which other address serves where one is not set; `shop-facts.ts` chooses among them. */
const STANDS_IN: Partial<Record<OwnersSetting, readonly OwnersSetting[]>> = {
  SHOP_EMAIL: ["COMPANY_EMAIL"],
  MAIL_FROM: ["COMPANY_EMAIL", "SHOP_EMAIL"],
};

/** What is left to set before a shop presents itself, writes and takes payment as its owner's own. */
export function leftToSet(given: Given): OwnersSetting[] {
  return OWNERS_SETTINGS.filter(
    (name) => ![name, ...(STANDS_IN[name] ?? [])].some((one) => isSet(one, given)),
  );
}

/** A test key takes no money. */
function isSet(name: OwnersSetting, given: Given): boolean {
  const value = given[name];
  return name === "STRIPE_PUBLISHABLE_KEY"
    ? value?.startsWith("pk_live_") === true
    : value !== undefined;
}

export type Seller = { orgnr: string; address: string };

/** What Swedish law wants a receipt to say of its seller, and this one does not. */
export function missingOfSeller(seller: Seller): (keyof Seller)[] {
  return (["orgnr", "address"] as const).filter((fact) => seller[fact].trim() === "");
}
