/** Views are names for what one looks at often, and no store. */
export const savedViewLimits = {
  perPerson: 100,
  /** With those that colleagues share. */
  shown: 500,
  name: 40,
  /** Characters of the conditions as an address holds them. */
  conditions: 2_000,
  columns: 60,
} as const;
