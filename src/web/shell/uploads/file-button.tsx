import { ImagePlus } from "lucide-react";
import { useRef } from "react";
import { Button } from "#web/ui/button.tsx";

type FileButtonProps = {
  label: string;
  look?: "primary" | "quiet";
  isMany?: boolean;
  onFiles: (files: File[]) => void;
};

/** Opens the phone's or the computer's own way of choosing pictures. */
export function FileButton({ label, look = "quiet", isMany = false, onFiles }: FileButtonProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <input
        ref={input}
        type="file"
        accept="image/*"
        multiple={isMany}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          // The same picture may be chosen once more.
          target.value = "";
        }}
      />
      <Button look={look} onClick={() => input.current?.click()}>
        <ImagePlus aria-hidden="true" size={18} />
        {label}
      </Button>
    </>
  );
}
