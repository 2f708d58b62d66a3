import { languageCodes, languageNames } from '#web/kit/foreign/languageName.ts';

/** A language that can be chosen, or an unknown one as entered in the record. */
export interface LanguageChoice {
  code: string;
  name: string;
  english: string;
}

/** The languages of an outlet, with the product's names. */
export const chosenLanguages = (text: unknown, known: readonly LanguageChoice[]): LanguageChoice[] =>
  languageCodes(typeof text === 'string' ? text : '').map(
    (code) => known.find((one) => one.code === code) ?? { code, name: languageNames(code), english: '' },
  );

/** The stored form of an outlet's languages. */
export const languagesText = (chosen: readonly LanguageChoice[]): string | null =>
  chosen.map(({ code }) => code).join(', ') || null;

/** True if the words match the Korean or English name, or the code. */
export const findsLanguage = ({ code, name, english }: LanguageChoice, words: string): boolean => {
  const wanted = words.trim().toLowerCase();
  return (
    code.toLowerCase() === wanted ||
    [name, english].some((text) =>
      text.toLowerCase().replace(/\s/gu, '').includes(wanted.replace(/\s/gu, '')),
    )
  );
};
