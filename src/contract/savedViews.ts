export const savedViewLimits = {
  perPerson: 100,
  /** Of colleagues, the newest: so many views, and so many characters of conditions and columns together. */
  shared: 100,
  sharedCharacters: 100_000,
  name: 40,
  /** Characters of the conditions as an address holds them. */
  conditions: 2_000,
  columns: 60,
  columnName: 60,
  /** Characters of all column names together; those of the widest list have 400. */
  columnNames: 600,
} as const;
