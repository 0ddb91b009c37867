import { useState } from "react";
import type { RentalItem } from "#contracts/catalog.ts";
import type { UploadedPicture } from "#contracts/uploads.ts";
import { useUser } from "#web/shell/use-user.ts";
import { Button } from "#web/ui/button.tsx";
import type { PictureSource } from "#web/ui/picture-frame.tsx";
import { EditorSection } from "./editor-section.tsx";
import type { SectionProps } from "./form-parts.ts";
import { FileButton } from "#web/shell/uploads/file-button.tsx";
import { Gallery } from "./pictures/gallery.tsx";
import { PictureTile } from "./pictures/picture-tile.tsx";
import { UploadList } from "#web/shell/uploads/upload-list.tsx";
import { useDroppedFiles } from "./pictures/use-dropped-files.ts";
import { useUploads } from "#web/shell/uploads/use-uploads.ts";
import "./pictures/pictures.css";
import { FORM_SECTIONS } from "./texts.ts";

type PicturesSectionProps = SectionProps & {
  /** What is known of the pictures the item has. */
  known: RentalItem["pictures"];
};

export function PicturesSection(props: PicturesSectionProps) {
  const { draft, errors, change } = props;
  const { pictureOf, placeIn } = usePictures(props);
  const user = useUser();
  const uploading = { isSignedIn: Boolean(user) };
  const main = useUploads({ ...uploading, isOne: true, onPicture: placeIn("main") });
  const gallery = useUploads({ ...uploading, onPicture: placeIn("gallery") });
  const drop = useDroppedFiles(gallery.add);

  const altOf = (url: string) => draft.alts[url] ?? "";
  const describe = (url: string, alt: string) => change({ alts: { ...draft.alts, [url]: alt } });
  const makeMain = (url: string) => {
    const others = draft.imageGallery.filter((one) => one !== url);
    const earlier = draft.mainImageUrl;
    change({ mainImageUrl: url, imageGallery: earlier ? [earlier, ...others] : others });
  };
  const error =
    errors["mainImageUrl"] ??
    Object.entries(errors).find(([name]) => name.startsWith("imageGallery"))?.[1];

  return (
    <EditorSection section={FORM_SECTIONS.pictures}>
      <div className="picture-drop" data-over={drop.isOver} {...drop.target}>
        <div className="grid gap-4">
          <h3 className="heading-3">Huvudbild</h3>
          {draft.mainImageUrl ? (
            <div className="main-tile">
              <PictureTile
                picture={pictureOf(draft.mainImageUrl)}
                name="Huvudbild"
                alt={altOf(draft.mainImageUrl)}
                onDescribe={(alt) => describe(draft.mainImageUrl, alt)}
              >
                <FileButton label="Byt huvudbild" onFiles={main.add} />
                <Button
                  look="plain"
                  className="button-danger-quiet"
                  onClick={() => change({ mainImageUrl: "" })}
                >
                  Ta bort huvudbilden
                </Button>
              </PictureTile>
            </div>
          ) : (
            <div className="picture-empty">
              <p>Bilden på kortet och överst på objektets sida.</p>
              <FileButton label="Välj huvudbild" onFiles={main.add} />
            </div>
          )}
          <UploadList uploads={main.uploads} onRetry={main.retry} onRemove={main.remove} />
        </div>
        <div className="grid gap-4">
          <h3 className="heading-3">Galleri</h3>
          <Gallery
            urls={draft.imageGallery}
            pictureOf={pictureOf}
            altOf={altOf}
            onDescribe={describe}
            onReorder={(imageGallery) => change({ imageGallery })}
            onMakeMain={makeMain}
          />
          <UploadList uploads={gallery.uploads} onRetry={gallery.retry} onRemove={gallery.remove} />
          <div className="picture-empty">
            <p>Dra hit bilder, klistra in dem eller välj flera på en gång.</p>
            <FileButton label="Lägg till bilder" isMany onFiles={gallery.add} />
          </div>
        </div>
        {error && (
          <p className="text-danger" role="alert">
            {error}
          </p>
        )}
      </div>
    </EditorSection>
  );
}

/** Where pictures go when they arrive, and what is known of each. */
function usePictures({ change, known }: PicturesSectionProps) {
  const [arrived, setArrived] = useState<UploadedPicture[]>([]);
  return {
    pictureOf: (url: string): PictureSource =>
      known.find((one) => one.url === url) ?? {
        alt: "",
        variants: [],
        ...(arrived.find((one) => one.url === url) ?? { url, width: 4, height: 3, blur: "" }),
      },
    placeIn: (place: "main" | "gallery") => (picture: UploadedPicture) => {
      setArrived((all) => [...all, picture]);
      change(({ mainImageUrl, imageGallery }) =>
        // The first picture of all is the main one.
        place === "main" || mainImageUrl === ""
          ? { mainImageUrl: picture.url }
          : { imageGallery: [...new Set([...imageGallery, picture.url])] },
      );
    },
  };
}
