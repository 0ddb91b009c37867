type Watch = (onSize: () => void) => () => void;

/**
 * Brings into view what is said where there was nothing before. The words may come later than the place they stand in:
 * it is its size that tells. Answers how to stop.
 */
export function keepInView(element: HTMLElement, watch: Watch = sizeOf(element)): () => void {
  return watch(() => {
    if (element.offsetHeight > 0) element.scrollIntoView({ block: "nearest" });
  });
}

function sizeOf(element: HTMLElement): Watch {
  return (onSize) => {
    const observer = new ResizeObserver(onSize);
    observer.observe(element);
    return () => observer.disconnect();
  };
}
