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

/**
 * Characters that start a formula, full-width ones included; spaces, line breaks and invisible characters may precede.
 */
const startsFormula = /^[\s\p{C}]*[=+\-@＝＋－＠]|^[\t\r\n]/u;
const isNegativeNumber = /^-\d[\d,]*(\.\d+)?$/;

/** A letter or digit, the start of most texts: no formula starts with one. */
const isPlainStart = /^[0-9A-Za-z가-힣]/;

/** Whether a spreadsheet may evaluate the text as a formula. */
export const looksLikeFormula = (text: string): boolean =>
  !isPlainStart.test(text) && startsFormula.test(text) && !isNegativeNumber.test(text);

/** Text of a CSV that no spreadsheet evaluates: an apostrophe is prepended to what looks like a formula. */
export const safeText = (text: string): string => (looksLikeFormula(text) ? `'${text}` : text);
