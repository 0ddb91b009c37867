import { useQuery } from "@tanstack/react-query";
import type { SetOutside } from "#contracts/settings.ts";
import type { ShopSettings } from "#contracts/shop-settings.ts";
import { setOutside } from "#web/api/settings.ts";
import { FetchProblem } from "#web/shell/call-problem.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { hintOf } from "./started.tsx";
import { TestLetterForm } from "./test-letter-form.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

export function Page() {
  return (
    <SettingsFrame
      title="Mejl"
      history="mail"
      lead="Vem breven kommer från, vart butikens egna brev går och hur de skickas."
    >
      {(shop) => (
        <>
          <AddressCard shop={shop} />
          <SendingPanel />
        </>
      )}
    </SettingsFrame>
  );
}

const readMail = ({ mail: { from, notices } }: ShopSettings) => ({ from, notices });

function AddressCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm({
    shop,
    read: readMail,
    wish: (mail) => ({ mail }),
    part: "mail",
  });
  const mail = { type: "email", inputMode: "email", maxLength: 254, autoComplete: "off" } as const;
  return (
    <SettingsCard title="Adresser" form={form}>
      <TextField
        {...form.text("from")}
        {...mail}
        label="Avsändare"
        hint={hintOf(
          shop,
          "mail.from",
          "Breven till kunderna kommer härifrån. Tomt: företagets e-post.",
        )}
      />
      <TextField
        {...form.text("notices")}
        {...mail}
        label="Butikens egna brev till"
        hint={hintOf(
          shop,
          "mail.notices",
          "Nya bokningar, ånger och reservationer som snart löper ut. Tomt: företagets e-post.",
        )}
      />
    </SettingsCard>
  );
}

function SendingPanel() {
  const { data, error, refetch } = useQuery(setOutside);
  return (
    <Panel title="Så skickas breven">
      {!data && error && <FetchProblem error={error} onRetry={() => void refetch()} />}
      {!data && !error && <TableSkeleton rows={2} />}
      {data && (
        <>
          <dl className="settings-facts">
            <div>
              <dt>Skickas med</dt>
              <dd>{serverWords(data)}</dd>
            </div>
            <div>
              <dt>Avsändare nu</dt>
              <dd>
                {data.sender.name}, {data.sender.address}
              </dd>
            </div>
            <div>
              <dt>Svar går till</dt>
              <dd>{data.sender.replyTo ?? data.sender.address}</dd>
            </div>
            <div>
              <dt>Butikens egna brev</dt>
              <dd>{data.notices ?? "skickas inte: ingen adress är angiven"}</dd>
            </div>
          </dl>
          <TestLetterForm isToServer={data.mailServer !== null} />
        </>
      )}
    </Panel>
  );
}

function serverWords({ mailServer }: SetOutside) {
  if (mailServer !== null) return `E-postservern ${mailServer}`;
  return (
    <>
      Ingen e-postserver: breven sparas som filer i datamappen och lämnar inte butiken. Den som
      driver butiken anger en med <code>SMTP_URL</code> och startar om.
    </>
  );
}
