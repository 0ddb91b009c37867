import { isPhoneNumberOrNone, isPostalCodeOrNone } from "#domain/text/reachable.ts";

export const PHONE_MALFORMED =
  "Skriv telefonnumret med minst sju siffror, gärna med mellanslag, bindestreck eller + framför.";
export const POSTAL_CODE_MALFORMED =
  "Skriv postnumret som det står på ett brev, till exempel 852 30. Utländska går också bra.";

type Reach = { phone: string; postalCode: string };

/** What is wrong with what was typed; what is stored already is nobody's mistake. */
export function reachMistakes(typed: Reach, stored: Partial<Reach> = {}) {
  return {
    phone:
      typed.phone === stored.phone || isPhoneNumberOrNone(typed.phone)
        ? undefined
        : PHONE_MALFORMED,
    postalCode:
      typed.postalCode === stored.postalCode || isPostalCodeOrNone(typed.postalCode)
        ? undefined
        : POSTAL_CODE_MALFORMED,
  };
}
