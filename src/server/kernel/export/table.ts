/** What a cell holds: a number stays one, everything else is text as the screen shows it. */
export type Cell = string | number | null;

export interface ExportColumn {
  label: string;
  /** In characters. */
  width: number;
  /** Numbers with a decimal place, also where it is a zero: the points stand below each other. */
  isDecimal?: boolean;
  /** A long text of several lines. */
  isBody?: boolean;
}

/** A table on its way into a file. Rows come in batches, so that no file is ever in memory whole. */
export interface ExportTable {
  /** Title, conditions, when, by whom and how many: one line each above the table. */
  preamble: readonly string[];
  columns: readonly ExportColumn[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** A line below the table, asked for when the last row is written. */
  remark?: () => string | undefined;
}
