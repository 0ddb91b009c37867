import { Button } from "#web/ui/button.tsx";
import "./others-comment.css";

type OthersCommentProps = { notes: string | undefined; onKeepBoth: () => void };

/** Two people write about the same booking: the second to save sees what the first said. */
export function OthersComment({ notes, onKeepBoth }: OthersCommentProps) {
  if (notes === undefined) return null;
  if (notes.trim() === "")
    return (
      <div className="others-comment" role="status">
        <p className="font-semibold">Någon annan har just tagit bort kommentaren.</p>
      </div>
    );
  return (
    <div className="others-comment" role="status">
      <p className="font-semibold">
        Någon annan har just skrivit en kommentar. Sparar du din ersätter den:
      </p>
      <p className="others-comment-text">{notes}</p>
      <Button
        look="quiet"
        className="button-small"
        onClick={({ currentTarget }) => {
          // The button goes away with what it stands beside.
          currentTarget.closest("form")?.querySelector("textarea")?.focus();
          onKeepBoth();
        }}
      >
        Behåll båda
      </Button>
    </div>
  );
}
