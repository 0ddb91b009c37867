import type { ShopSettings } from "#contracts/shop-settings.ts";
import { HERO_HEADING, heroTagline } from "#texts/shop-words.ts";
import hero640 from "#web/assets/hero-640.avif";
import { usePageState } from "#web/shell/page-state.tsx";
import { FileButton } from "#web/shell/uploads/file-button.tsx";
import { UploadList } from "#web/shell/uploads/upload-list.tsx";
import { useUploads } from "#web/shell/uploads/use-uploads.ts";
import { useUser } from "#web/shell/use-user.ts";
import { Button } from "#web/ui/button.tsx";
import { TextArea } from "#web/ui/text-area.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { SettingsCard } from "./settings-card.tsx";
import { startedWords } from "./started.tsx";
import { useSettingsForm } from "./use-settings-form.ts";

const readHero = ({ hero: { imageUrl, heading, text } }: ShopSettings) => ({
  imageUrl,
  heading,
  text,
});

/** The first that a visitor sees: a picture with a few words on it, shown here as it will look. */
export function HeroCard({ shop }: { shop: ShopSettings }) {
  const form = useSettingsForm({
    shop,
    read: readHero,
    wish: (hero) => ({ hero }),
    part: "hero",
  });
  const user = useUser();
  const picture = useUploads({
    isSignedIn: Boolean(user),
    isOne: true,
    onPicture: ({ url }) => form.change({ imageUrl: url }),
  });
  const { imageUrl } = form.values;
  const started = startedWords(shop, "hero.imageUrl");
  return (
    <SettingsCard
      title="Startsidans bild och ord"
      lead="En liggande bild på minst 1 600 punkters bredd blir bäst. Orden står till vänster på bilden, och på en telefon ovanför den."
      form={form}
    >
      <Preview {...form.values} presentation={shop.presentation} />
      <div className="settings-row">
        <FileButton label={imageUrl ? "Byt bild" : "Välj bild"} onFiles={picture.add} />
        {imageUrl && (
          <Button
            look="plain"
            className="button-danger-quiet"
            onClick={() => form.change({ imageUrl: "" })}
          >
            Ta bort bilden
          </Button>
        )}
      </div>
      {started && <p className="text-sm text-muted">{started}</p>}
      {form.errors["imageUrl"] && <p className="text-sm text-danger">{form.errors["imageUrl"]}</p>}
      <UploadList uploads={picture.uploads} onRetry={picture.retry} onRemove={picture.remove} />
      <TextField
        {...form.text("heading")}
        label="Rubrik"
        maxLength={80}
        autoComplete="off"
        hint="Några få ord. Tomt: butikens vanliga rubrik."
      />
      <TextArea
        {...form.text("text")}
        label="Text under rubriken"
        rows={3}
        maxLength={300}
        hint="En eller två meningar om vad ni hyr ut och var. Tomt: butikens vanliga text."
      />
    </SettingsCard>
  );
}

type PreviewProps = Pick<ShopSettings, "presentation"> & {
  imageUrl: string;
  heading: string;
  text: string;
};

function Preview({ imageUrl, heading, text, presentation: { name, area } }: PreviewProps) {
  // The page was opened when the shop may have had another name.
  const { shop } = usePageState();
  return (
    <figure className="hero-preview">
      <div className="hero-preview-frame">
        <img src={imageUrl || hero640} alt="" />
        <div className="hero-preview-words">
          <p className="hero-preview-name">{name || shop.name}</p>
          <p className="hero-preview-heading">{heading || HERO_HEADING}</p>
          <p>{text || heroTagline({ ...shop, area: area || null })}</p>
        </div>
      </div>
      <figcaption className="text-sm text-muted">
        {imageUrl
          ? "Så här ser den ut på en dator, i litet."
          : "Utan egen bild visas butikens tecknade landskap."}
      </figcaption>
    </figure>
  );
}
