import { Button } from "#web/ui/button.tsx";
import "./upload-list.css";
import type { Upload } from "./use-uploads.ts";

type UploadListProps = {
  uploads: Upload[];
  onRetry: (upload: Upload) => void;
  onRemove: (id: number) => void;
};

/** What is on its way, and what did not arrive. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  return (
    <ul className="upload-list" aria-label="Bilder på väg" aria-live="polite">
      {uploads.map((upload) => (
        <li key={upload.id}>
          <p className="upload-name">{upload.file.name || "Inklistrad bild"}</p>
          {upload.problem === undefined ? (
            <>
              <progress
                className="upload-progress"
                aria-label={`Laddar upp ${upload.file.name || "inklistrad bild"}`}
                max={1}
                value={upload.share}
              />
              <p className="text-sm text-muted">{progressWords(upload.share)}</p>
            </>
          ) : (
            <>
              <p className="text-sm text-danger">{upload.problem}</p>
              <div className="flex flex-wrap gap-2">
                <Button look="quiet" className="button-small" onClick={() => onRetry(upload)}>
                  Försök igen
                </Button>
                <Button look="plain" className="button-small" onClick={() => onRemove(upload.id)}>
                  Ta bort
                </Button>
              </div>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

function progressWords(share: number): string {
  if (share === 0) return "Väntar på sin tur";
  return share < 1 ? `${Math.round(share * 100)} %` : "Bilden görs i ordning…";
}
