import { languageCodes } from '#web/kit/foreign/languageCodes.ts';
import { languageNames } from '#web/kit/foreign/languageName.ts';

/** A language that can be chosen, or stands in the record as somebody wrote it. */
export interface LanguageChoice {
  code: string;
  name: string;
  english: string;
}

/** The languages that an outlet has, by the names of the product. */
export const chosenLanguages = (text: unknown, known: readonly LanguageChoice[]): LanguageChoice[] =>
  languageCodes(typeof text === 'string' ? text : '').map(
    (code) => known.find((one) => one.code === code) ?? { code, name: languageNames(code), english: '' },
  );

/** As outlets store their languages. */
export const languagesText = (chosen: readonly LanguageChoice[]): string | null =>
  chosen.map(({ code }) => code).join(', ') || null;

/** Found by the Korean or English name, or by the code. */
export const findsLanguage = ({ code, name, english }: LanguageChoice, words: string): boolean => {
  const wanted = words.trim().toLowerCase();
  return (
    code.toLowerCase() === wanted ||
    [name, english].some((text) =>
      text.toLowerCase().replace(/\s/gu, '').includes(wanted.replace(/\s/gu, '')),
    )
  );
};
