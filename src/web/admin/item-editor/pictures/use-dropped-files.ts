import { useEffect, useEffectEvent, useRef, useState, type DragEvent } from "react";

const hasFiles = (transfer: DataTransfer | null) => transfer?.types.includes("Files") ?? false;

/** Files that are dropped on an element, or pasted anywhere on the page. */
export function useDroppedFiles(onFiles: (files: File[]) => void) {
  // Leaving one child for another is not leaving the element.
  const depth = useRef(0);
  const [isOver, setIsOver] = useState(false);
  const onPasted = useEffectEvent(onFiles);

  useEffect(() => {
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      onPasted(files);
    };
    document.addEventListener("paste", onPaste);
    return () => document.removeEventListener("paste", onPaste);
  }, []);

  const enter = (by: number) => {
    depth.current = Math.max(0, depth.current + by);
    setIsOver(depth.current > 0);
  };

  return {
    isOver,
    target: {
      onDragEnter: (event: DragEvent) => hasFiles(event.dataTransfer) && enter(1),
      onDragLeave: (event: DragEvent) => hasFiles(event.dataTransfer) && enter(-1),
      onDragOver: (event: DragEvent) => {
        if (hasFiles(event.dataTransfer)) event.preventDefault();
      },
      onDrop: (event: DragEvent) => {
        if (!hasFiles(event.dataTransfer)) return;
        event.preventDefault();
        depth.current = 0;
        setIsOver(false);
        onFiles([...event.dataTransfer.files]);
      },
    },
  };
}
