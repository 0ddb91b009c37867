import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { AllWords } from "#contracts/shop-words.ts";
import { freeSlug, slugFrom } from "#domain/catalog/slug.ts";
import { shopWords, useChangeShopWords } from "#web/api/shop-words.ts";
import { FetchProblem, tellProblem } from "#web/shell/call-problem.tsx";
import { useForm } from "#web/shell/form/use-form.ts";
import { BusyButton } from "#web/ui/busy-button.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { TableSkeleton } from "#web/ui/row-table.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { SettingsFrame } from "./settings-frame.tsx";
import { AboutCard, LocalCard, MotorhomesCard } from "./words-cards.tsx";

export function Page() {
  return (
    <SettingsFrame
      title="Sidornas texter"
      history="words"
      lead="Vad butiken säger om sig själv. Skriv med era egna ord: namn på platser och löften ska vara era."
    >
      {() => <Words />}
    </SettingsFrame>
  );
}

function Words() {
  const { data, error, refetch } = useQuery(shopWords);
  if (!data && error) return <FetchProblem error={error} onRetry={() => void refetch()} />;
  if (!data) return <TableSkeleton rows={4} />;
  const isOwn = (page: AllWords["own"][number]) => data.own.includes(page);
  return (
    <>
      <AboutCard words={data.about} isOwn={isOwn("about")} />
      <MotorhomesCard words={data.motorhomes} isOwn={isOwn("motorhomes")} />
      {data.local.map(({ slug }, index) => (
        <LocalCard key={slug} pages={data.local} index={index} />
      ))}
      <NewTown words={data} />
    </>
  );
}

function townMistake(typed: string, local: AllWords["local"]): string | undefined {
  const folded = (name: string) => name.trim().normalize("NFC").toLowerCase();
  if (folded(typed) === "") return "Ange orten";
  const page = local.find(({ name }) => folded(name) === folded(typed));
  return page && `Det finns redan en sida för ${page.name}, på /hyr-husbil/${page.slug}.`;
}

/** A town begins with what the page about motorhomes says. */
function NewTown({ words: { motorhomes, local } }: { words: AllWords }) {
  const change = useChangeShopWords();
  const [made, setMade] = useState("");
  const form = useForm({
    start: { name: "" },
    mistakes: ({ name }) => ({ name: townMistake(name, local) }),
    send: async ({ name }) => {
      const town = name.trim();
      const taken = new Set(local.map((page) => page.slug));
      const page = {
        ...motorhomes,
        heading: `Hyr husbil i ${town}`,
        name: town,
        slug: freeSlug(slugFrom(town, "ort"), taken),
      };
      await change.mutateAsync({ local: [...local, page], before: { local } });
      setMade(town);
      return { name: "" };
    },
    onRefused: tellProblem,
  });
  return (
    <Panel
      title="En sida för en ort"
      lead="Den som söker på orten hittar er lättare. Sidan börjar med samma text som Hyr husbil."
    >
      <form {...form.props} className="settings-fields">
        <TextField {...form.text("name")} label="Ort" maxLength={60} autoComplete="off" />
        <div className="settings-foot">
          <BusyButton type="submit" look="quiet" isBusy={form.isBusy} busyLabel="Lägger till…">
            Lägg till sidan
          </BusyButton>
          <p role="status" className="settings-said">
            {form.isAsSettled && made && `Sidan om ${made} finns nu här ovanför.`}
          </p>
        </div>
      </form>
    </Panel>
  );
}
