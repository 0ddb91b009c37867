import type { ChangeLine } from "./described-change.ts";

/** Each field with what it was and what it is. */
export function ChangeLines({ lines }: { lines: ChangeLine[] }) {
  return (
    <dl className="change-lines">
      {lines.map(({ label, from, to }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {from !== undefined && (
              <>
                <span className="sr-only">från </span>
                <del>{from}</del>
              </>
            )}
            {from !== undefined && to !== undefined && <span aria-hidden="true"> → </span>}
            {from !== undefined && to !== undefined && <span className="sr-only"> till </span>}
            {to !== undefined && <ins>{to}</ins>}
          </dd>
        </div>
      ))}
    </dl>
  );
}
