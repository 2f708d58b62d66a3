const rightToLeft = new Set(['Arab', 'Hebr', 'Syrc', 'Thaa', 'Nkoo', 'Adlm', 'Rohg', 'Mand', 'Samr', 'Aran']);

interface Writing {
  lang: string | undefined;
  direction: 'ltr' | 'rtl' | 'auto';
}

const unknown: Writing = { lang: undefined, direction: 'auto' };

const readWriting = (language: string): Writing => {
  try {
    const locale = new Intl.Locale(language);
    const { script } = locale.maximize();
    const direction = script ? (rightToLeft.has(script) ? 'rtl' : 'ltr') : 'auto';
    return { lang: locale.toString(), direction };
  } catch {
    return unknown;
  }
};

// a list page asks hundreds of times for the same few languages; Korean, which every screen needs, is preset, so that
// Intl's script data is not loaded before the first paint
const known = new Map<string, Writing>([['ko', { lang: 'ko', direction: 'ltr' }]]);

const writingOf = (language: string | null | undefined): Writing => {
  if (!language) return unknown;
  const writing = known.get(language) ?? readWriting(language);
  known.set(language, writing);
  return writing;
};

/** Writing direction of a BCP 47 language, derived from its script; `auto` if unknown. */
export const directionOf = (language: string | null | undefined): 'ltr' | 'rtl' | 'auto' =>
  writingOf(language).direction;

/** The language as a `lang` attribute; undefined if it is no BCP 47 language. */
export const langOf = (language: string | null | undefined): string | undefined => writingOf(language).lang;
