/** The languages of a text like `en, fr`: codes, and entries that are none. */
export const languageCodes = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;/]/u)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
