export const savedViewLimits = {
  perPerson: 100,
  /**
   * Limits of the views shared by colleagues, newest first: number, and total characters of their conditions and
   * columns.
   */
  shared: 100,
  sharedCharacters: 100_000,
  name: 40,
  folder: 40,
  note: 500,
  /** Characters of the conditions in URL form. */
  conditions: 2_000,
  columns: 60,
  columnName: 60,
  /** Characters of all column names together; the widest list has 400. */
  columnNames: 600,
} as const;
