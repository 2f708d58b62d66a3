/** The languages of a text like `en, fr`: codes, and what somebody wrote that is none. */
export const languageCodes = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;/]/u)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];
