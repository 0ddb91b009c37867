import type { BodyOf } from "#contracts/endpoint.ts";
import type { changeShopWords } from "#contracts/shop-words.ts";
import { namedBy } from "#domain/shop/as-read.ts";
import type {
  AboutWords,
  LocalWords,
  MotorhomeWords,
  Question,
  TitledText,
  Trip,
} from "#domain/shop/page-words.ts";
import { useChangeShopWords } from "#web/api/shop-words.ts";
import { tellProblem } from "#web/shell/call-problem.tsx";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { toast } from "#web/ui/toast-store.ts";
import { SettingsCard } from "./settings-card.tsx";
import { TextList } from "./text-list.tsx";
import { useWordsForm } from "./use-words-form.ts";

type Change = BodyOf<typeof changeShopWords>;

const TITLED = {
  fields: [
    { name: "heading" as const, label: "Rubrik" },
    { name: "text" as const, label: "Text", isLong: true },
  ],
  empty: { heading: "", text: "" } satisfies TitledText,
};

const SEARCH_HINT = "Visas av sökmotorer under sidans namn. En eller två meningar.";
const FOLD = "Läs och ändra texten";
const PARAGRAPHS = "En tom rad börjar ett nytt stycke.";

/** One press that takes words away, and the way back while it is told. */
function useTakingAway() {
  const { mutateAsync, isPending } = useChangeShopWords();
  const take = async (change: Change, earlier: Change, said: { done: string; undone: string }) => {
    const saved = await mutateAsync({ ...change, before: earlier });
    const undo = async () => {
      await mutateAsync({ ...earlier, before: namedBy(change, saved) });
      toast({ title: said.undone });
    };
    toast({
      title: said.done,
      action: { label: "Ångra", press: () => void undo().catch(tellProblem) },
    });
  };
  return {
    isPending,
    take: (...wish: Parameters<typeof take>) => void take(...wish).catch(tellProblem),
  };
}

/** Puts a page back to what it said before the owner wrote anything. */
function PutBack({ page, words }: { page: "about" | "motorhomes"; words: object }) {
  const { take, isPending } = useTakingAway();
  return (
    <div>
      <Button
        look="plain"
        className="button-small"
        disabled={isPending}
        onClick={() =>
          take(
            { [page]: null },
            { [page]: words },
            {
              done: "Ursprungstexten står på sidan igen",
              undone: "Ångrat, sidan står som förut",
            },
          )
        }
      >
        Återställ till ursprungstexten
      </Button>
    </div>
  );
}

export function AboutCard({ words, isOwn }: { words: AboutWords; isOwn: boolean }) {
  const form = useWordsForm({
    stored: words,
    wish: (about) => ({ about }),
    unsaid: isOwn ? undefined : { about: null },
    part: "about",
  });
  const errorOf = (list: string) => (index: number, field: string) =>
    form.errors[`${list}.${index}.${field}`];
  return (
    <SettingsCard
      title="Om oss"
      lead="Sidan om er. Hur man hittar och når er läggs till av sig självt."
      form={form}
      fold={FOLD}
    >
      <TextArea
        {...form.text("lead")}
        label="Inledning"
        hint={PARAGRAPHS}
        rows={3}
        maxLength={600}
      />
      <TextList
        {...TITLED}
        title="Avsnitt"
        entry="Avsnitt"
        list={form.values.sections}
        most={20}
        errorOf={errorOf("sections")}
        onChange={(sections) => form.change({ sections })}
      />
      <p className="text-sm text-muted">{PARAGRAPHS}</p>
      <TextList
        {...TITLED}
        title="Våra värderingar"
        entry="Värdering"
        list={form.values.values}
        most={20}
        errorOf={errorOf("values")}
        onChange={(values) => form.change({ values })}
      />
      <TextArea
        {...form.text("description")}
        label="Beskrivning för sökmotorer"
        rows={2}
        maxLength={300}
        hint={SEARCH_HINT}
      />
      {isOwn && <PutBack page="about" words={words} />}
    </SettingsCard>
  );
}

export function MotorhomesCard({ words, isOwn }: { words: MotorhomeWords; isOwn: boolean }) {
  const form = useWordsForm({
    stored: words,
    wish: (motorhomes) => ({ motorhomes }),
    unsaid: isOwn ? undefined : { motorhomes: null },
    part: "motorhomes",
  });
  return (
    <SettingsCard
      title="Hyr husbil"
      lead="Sidan om era husbilar. Bilarna, priserna och hur det går till läggs till av sig självt."
      form={form}
      fold={FOLD}
    >
      <MotorhomeFields form={form} />
      {isOwn && <PutBack page="motorhomes" words={words} />}
    </SettingsCard>
  );
}

type LocalCardProps = { pages: readonly LocalWords[]; index: number };

export function LocalCard({ pages, index }: LocalCardProps) {
  const stored = pages[index]!;
  const { take, isPending } = useTakingAway();
  const form = useWordsForm({
    stored,
    wish: (page) => ({ local: pages.with(index, page) }),
    part: `local.${index}`,
  });
  return (
    <SettingsCard
      title={`Hyr husbil i ${stored.name}`}
      lead={`En egen sida för orten, på /hyr-husbil/${stored.slug}.`}
      form={form}
      fold={FOLD}
    >
      <TextField {...form.text("name")} label="Ort" maxLength={60} autoComplete="off" />
      <MotorhomeFields form={form} />
      <div>
        <Button
          look="plain"
          className="button-small button-danger-quiet"
          disabled={isPending}
          onClick={() =>
            take(
              { local: pages.toSpliced(index, 1) },
              { local: [...pages] },
              {
                done: `Sidan om ${stored.name} är borttagen`,
                undone: `Ångrat, sidan om ${stored.name} finns igen`,
              },
            )
          }
        >
          {`Ta bort sidan om ${stored.name}`}
        </Button>
      </div>
    </SettingsCard>
  );
}

type WordsForm = {
  values: MotorhomeWords;
  errors: Record<string, string | undefined>;
  change: (part: Partial<MotorhomeWords>) => void;
};

const TRIP: Trip = { name: "", away: "", text: "" };
const QUESTION: Question = { question: "", answer: "" };

function MotorhomeFields({ form: { values, errors, change } }: { form: WordsForm }) {
  const errorOf = (list: string) => (index: number, field: string) =>
    errors[`${list}.${index}.${field}`];
  const text = (name: "heading" | "lead" | "description") => ({
    name,
    value: values[name],
    error: errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return (
    <>
      <TextField {...text("heading")} label="Rubrik" maxLength={80} autoComplete="off" />
      <TextArea {...text("lead")} label="Inledning" rows={3} maxLength={600} />
      <TextList
        {...TITLED}
        title="Det här ingår"
        entry="Sak"
        list={values.included}
        most={20}
        errorOf={errorOf("included")}
        onChange={(included) => change({ included })}
      />
      <TextList
        {...TITLED}
        title="Avsnitt"
        entry="Avsnitt"
        list={values.sections}
        most={20}
        errorOf={errorOf("sections")}
        onChange={(sections) => change({ sections })}
      />
      <p className="text-sm text-muted">{PARAGRAPHS}</p>
      <TextField
        label="Rubrik över turerna"
        value={values.trips.heading}
        error={errors["trips.heading"]}
        maxLength={120}
        autoComplete="off"
        onChange={({ target }) => change({ trips: { ...values.trips, heading: target.value } })}
      />
      <TextList
        title="Turer"
        entry="Tur"
        fields={[
          { name: "name", label: "Namn" },
          { name: "away", label: "Hur långt bort" },
          { name: "text", label: "Text", isLong: true },
        ]}
        empty={TRIP}
        list={values.trips.list}
        most={20}
        errorOf={errorOf("trips.list")}
        onChange={(list) => change({ trips: { ...values.trips, list } })}
      />
      <TextList
        title="Frågor och svar"
        entry="Fråga"
        fields={[
          { name: "question", label: "Fråga" },
          { name: "answer", label: "Svar", isLong: true },
        ]}
        empty={QUESTION}
        list={values.questions}
        most={30}
        errorOf={errorOf("questions")}
        onChange={(questions) => change({ questions })}
      />
      <TextArea
        {...text("description")}
        label="Beskrivning för sökmotorer"
        rows={2}
        maxLength={300}
        hint={SEARCH_HINT}
      />
    </>
  );
}
