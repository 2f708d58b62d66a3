const koreanNames = new Intl.DisplayNames('ko', { type: 'language' });

/** Korean name of a BCP 47 language; the code itself for what is none. */
export const languageName = (code: string): string => {
  try {
    return koreanNames.of(code) ?? code;
  } catch {
    return code;
  }
};
