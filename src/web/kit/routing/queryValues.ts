/** The choice that an address names; the default for any other text. */
export const oneOf = <T extends string>(value: string | null, choices: readonly T[], otherwise: T): T =>
  choices.find((choice) => choice === value) ?? otherwise;

/** The values of a repeated parameter, without empty and repeated ones. */
export const valuesOf = (query: URLSearchParams, name: string): string[] => [
  ...new Set(query.getAll(name).filter((value) => value !== '')),
];
