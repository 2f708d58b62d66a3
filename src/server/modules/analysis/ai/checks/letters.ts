/** Share of the letters that are Hangul, 0 to 1; of a text without letters 0. */
export const hangulShare = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(/\p{sc=Hangul}/gu)?.length ?? 0) / letters;
};

/** Whether there is anything to translate at all, and not only figures and signs. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const syllabic = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** How much a text says, in letters of an alphabet: a syllable or a Chinese character says about as much as three. */
export const weightOf = (text: string): number => {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return all + 2 * (text.match(syllabic)?.length ?? 0);
};
