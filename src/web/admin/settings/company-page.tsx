import type { ShopSettings } from "#contracts/shop-settings.ts";
import {
  isOrgnrDoubtful,
  orgnrDigits,
  vatNumber,
} from "#domain/bookkeeping/organisation-number.ts";
import { CheckField } from "#web/ui/check-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { hintOf } from "./started.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

export function Page() {
  return (
    <SettingsFrame
      title="Företag"
      history="company"
      lead="Står på kvitton, i avtal och i brev. Namn, organisationsnummer, telefon och e-post står också längst ner på butikens sidor. Kvitton som redan är utfärdade ändras aldrig."
    >
      {(shop) => (
        <>
          <FirmCard shop={shop} />
          <ContactCard shop={shop} />
        </>
      )}
    </SettingsFrame>
  );
}

/** Asked beside the field; never a reason to refuse what stands in it. */
const ORGNR_DOUBTFUL =
  "Stämmer numret? Sista siffran passar inte ihop med resten, så någon siffra kan vara fel.";

const readFirm = ({ company }: ShopSettings) => {
  const { name, orgnr, vatNumber: number, seat, fTax } = company;
  return { name, orgnr, vatNumber: number, seat, fTax };
};

function FirmCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm({
    shop,
    read: readFirm,
    wish: (company) => ({ company }),
    part: "company",
  });
  const { orgnr } = form.values;
  const reckoned = orgnrDigits(orgnr).length === 10 ? vatNumber(orgnr) : null;
  return (
    <SettingsCard title="Uppgifter för kvitto och avtal" form={form}>
      <TextField
        {...form.text("name")}
        label="Företagsnamn"
        maxLength={120}
        autoComplete="organization"
        hint={hintOf(shop, "company.name", "Som det är registrerat hos Bolagsverket.")}
      />
      <div className="settings-pair">
        <TextField
          {...form.text("orgnr")}
          label="Organisationsnummer"
          inputMode="numeric"
          maxLength={13}
          autoComplete="off"
          placeholder="556000-0001"
          hint={
            <>
              {hintOf(shop, "company.orgnr", "För en enskild firma: personnumret.")}
              <span role="status" className="block text-warning empty:hidden">
                {isOrgnrDoubtful(orgnr) && ORGNR_DOUBTFUL}
              </span>
            </>
          }
        />
        <TextField
          {...form.text("vatNumber")}
          label="Momsregistreringsnummer"
          maxLength={20}
          autoComplete="off"
          autoCapitalize="characters"
          hint={
            reckoned === null
              ? "Tomt: räknas ut ur organisationsnumret."
              : `Tomt: ${reckoned}, ur organisationsnumret.`
          }
        />
      </div>
      <TextField
        {...form.text("seat")}
        label="Styrelsens säte"
        maxLength={100}
        autoComplete="off"
        hint="Kommunen. Aktiebolag ska ange den på kvitton och i brev."
      />
      <CheckField {...form.check("fTax")} label="Godkänd för F-skatt" hint={fTaxHint(shop)} />
    </SettingsCard>
  );
}

/** Nobody is taken to have it: where it was never answered the form asks. */
function fTaxHint({ asStarted, company }: ShopSettings): string {
  const isAnswered = company.fTax || !asStarted.includes("company.fTax");
  return isAnswered
    ? "Står på kvittona. Kryssa ur om företaget inte är godkänt."
    : "Är företaget godkänt? Kryssa i och spara, så står det på kvittona. Tills dess säger de inget om det.";
}

const readContact = ({ company: { address, phone, email } }: ShopSettings) => ({
  address,
  phone,
  email,
});

function ContactCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm({
    shop,
    read: readContact,
    wish: (company) => ({ company }),
    part: "company",
  });
  return (
    <SettingsCard title="Kontakt" lead="Så når kunderna er. Det som är tomt utelämnas." form={form}>
      <TextField
        {...form.text("address")}
        label="Adress"
        maxLength={200}
        autoComplete="street-address"
        hint={hintOf(shop, "company.address", "Gata, postnummer och ort på en rad.")}
      />
      <div className="settings-pair">
        <TextField
          {...form.text("phone")}
          label="Telefon"
          type="tel"
          maxLength={40}
          autoComplete="tel"
          hint={hintOf(shop, "company.phone")}
        />
        <TextField
          {...form.text("email")}
          label="E-post"
          type="email"
          inputMode="email"
          maxLength={254}
          autoComplete="email"
          hint={hintOf(shop, "company.email", "Hit går kundernas svar på breven.")}
        />
      </div>
    </SettingsCard>
  );
}
