import type { ContactHint } from "#domain/bookings/contact-hints.ts";

/** Asked beside a field; never a reason to refuse what stands in it. */
export function hintWords(hint: ContactHint): string {
  switch (hint.code) {
    case "email.meant":
      return `Menade du ${hint.domain}?`;
    case "email.incomplete":
      return "Är adressen hel? Den brukar se ut som namn@exempel.se.";
    case "personal-number.unlikely":
      return "Stämmer numret? Ett personnummer skrivs ÅÅÅÅMMDD-XXXX.";
    case "personal-number.last-digit":
      return "Stämmer numret? Sista siffran passar inte ihop med resten, så någon siffra kan vara fel.";
    case "phone.unlikely":
      return "Stämmer numret? Vi behöver kunna nå dig om något händer.";
    case "postal-code.unlikely":
      return "Stämmer postnumret? Ett svenskt har fem siffror. Bor du utomlands skriver du det som det är där.";
  }
}
