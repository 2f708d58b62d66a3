/** The languages of a text like `en, fr`: codes, and entries that are none. */
export const languageCodes = (text: string): string[] => [
  ...new Set(
    text
      .split(/[,;/]/u)
      .map((part) => part.trim())
      .filter(Boolean),
  ),
];

// created on first use: it takes as long as loading all code of a screen
let koreanNames: Intl.DisplayNames | undefined;

/** Korean name of a BCP 47 language; an invalid code is returned as is. */
export const languageName = (code: string): string => {
  try {
    koreanNames ??= new Intl.DisplayNames('ko', { type: 'language' });
    return koreanNames.of(code) ?? code;
  } catch {
    return code;
  }
};

/** `en, fr` as `영어, 프랑스어`; entries that are no codes stay as is. */
export const languageNames = (codes: string): string =>
  languageCodes(codes)
    .map((part) => (/^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/iu.test(part) ? languageName(part) : part))
    .join(', ');
