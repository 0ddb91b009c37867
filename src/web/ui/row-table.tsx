import type { ReactNode } from "react";
import "./row-table.css";

export type Column<Row> = {
  header: string;
  cell: (row: Row) => ReactNode;
  /** `long`: running text, which a narrow screen shows across its whole width. */
  kind?: "text" | "long" | "number" | "actions";
  /** What stands above the column instead of its bare name, to order the rows by. */
  heading?: ReactNode;
  /** How the rows are ordered by it now. */
  sorted?: "ascending" | "descending" | undefined;
};

type RowTableProps<Row> = {
  /** Names the table to whoever cannot see what surrounds it. */
  label: string;
  /** The first column names the row. */
  columns: Column<Row>[];
  rows: Row[];
  keyOf: (row: Row) => string | number;
  /** Its few columns have room where those of others become cards. */
  isShort?: boolean;
};

// Written out: to some browsers a table that a narrow screen lays out as cards would cease to be one.
const [TABLE, GROUP, ROW] = [{ role: "table" }, { role: "rowgroup" }, { role: "row" }];
const [COLUMN_NAME, ROW_NAME, CELL] = [
  { role: "columnheader" },
  { role: "rowheader" },
  { role: "cell" },
];

export function RowTable<Row>(props: RowTableProps<Row>) {
  const table = <Room {...props} />;
  return props.isShort ? <div className="short-table">{table}</div> : table;
}

function Room<Row>({ label, columns, rows, keyOf }: RowTableProps<Row>) {
  return (
    <div className="row-table-room">
      <table {...TABLE} className="row-table" aria-label={label}>
        <thead {...GROUP}>
          <tr {...ROW}>
            {columns.map(({ header, kind, heading = header, sorted }) => (
              <th
                {...COLUMN_NAME}
                key={header}
                scope="col"
                data-kind={kind}
                {...(sorted && { "aria-sort": sorted })}
              >
                {kind === "actions" ? <span className="sr-only">{header}</span> : heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...GROUP}>
          {rows.map((row) => (
            <tr {...ROW} key={keyOf(row)}>
              {columns.map((column, index) =>
                index === 0 ? (
                  <th {...ROW_NAME} key={column.header} scope="row">
                    {column.cell(row)}
                  </th>
                ) : (
                  <td
                    {...CELL}
                    key={column.header}
                    data-kind={column.kind}
                    data-label={column.kind === "actions" ? undefined : column.header}
                  >
                    {column.cell(row)}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Stands where the rows will come. */
export function TableSkeleton({ rows = 4 }: { rows?: number }) {
  return (
    <div className="row-skeleton" role="status">
      <span className="sr-only">Laddar…</span>
      {Array.from({ length: rows }, (_, index) => (
        <div key={index} className="skeleton" />
      ))}
    </div>
  );
}
