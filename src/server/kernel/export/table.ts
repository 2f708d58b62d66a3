/** Content of a cell: numbers stay numbers, everything else is text as the screen shows it. */
export type Cell = string | number | null;

export interface ExportColumn {
  label: string;
  /** In characters. */
  width: number;
  /** Numbers with a decimal place, even if it is zero, so that the decimal points are aligned. */
  isDecimal?: boolean;
  /** A long text of several lines. */
  isBody?: boolean;
}

/** A table to be written to a file. Rows come in batches, so that the file is never in memory as a whole. */
export interface ExportTable {
  /** Name of its sheet in a workbook, at most 31 characters, different from the others; 목록 if absent. */
  name?: string;
  /** Title, conditions, time, user and number of rows: one line each above the table. */
  preamble: readonly string[];
  columns: readonly ExportColumn[];
  batches: AsyncIterable<readonly (readonly Cell[])[]>;
  /** A line below the table, requested after the last row is written. */
  remark?: () => string | undefined;
  /** Tables on sheets of their own after this one; only in a workbook. */
  further?: readonly ExportTable[];
}
