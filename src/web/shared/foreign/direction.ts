const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr', 'Aran']);

/** Writing direction of a BCP 47 language, by the script that it is written in; `auto` where that is unknown. */
export const directionOf = (language: string | null | undefined): 'ltr' | 'rtl' | 'auto' => {
  if (!language) return 'auto';
  try {
    const { script } = new Intl.Locale(language).maximize();
    if (!script) return 'auto';
    return rightToLeft.has(script) ? 'rtl' : 'ltr';
  } catch {
    return 'auto';
  }
};

/** The language as the `lang` attribute takes it; undefined for what is no BCP 47 language. */
export const langOf = (language: string | null | undefined): string | undefined => {
  if (!language) return undefined;
  try {
    return new Intl.Locale(language).toString();
  } catch {
    return undefined;
  }
};
