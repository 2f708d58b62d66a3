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

// a page of a list asks hundreds of times for the same few languages; for the product's own, which every screen begins
// with, no table of the world's scripts is read before the first painting
const known = new Map<string, Writing>([['ko', { lang: 'ko', direction: 'ltr' }]]);

const writingOf = (language: string | null | undefined): Writing => {
  if (!language) return unknown;
  const writing = known.get(language) ?? readWriting(language);
  known.set(language, writing);
  return writing;
};

/** Writing direction of a BCP 47 language, by the script that it is written in; `auto` where that is unknown. */
export const directionOf = (language: string | null | undefined): 'ltr' | 'rtl' | 'auto' =>
  writingOf(language).direction;

/** The language as the `lang` attribute takes it; undefined for what is no BCP 47 language. */
export const langOf = (language: string | null | undefined): string | undefined => writingOf(language).lang;
