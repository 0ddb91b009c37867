export function Spinner({ label = "Laddar…" }: { label?: string }) {
  return (
    <div role="status" className="grid min-h-[50vh] place-items-center">
      <span className="spinner" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  );
}
