/** Share of Hangul among the letters, 0 to 1; 0 for a text without letters. */
export const hangulShare = (text: string): number => {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters === 0 ? 0 : (text.match(/\p{sc=Hangul}/gu)?.length ?? 0) / letters;
};

/** Whether there is anything to translate, not only numbers and symbols. */
export const hasLetters = (text: string): boolean => /\p{L}/u.test(text);

const syllabic = /[\p{sc=Hangul}\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}]/gu;

/** Amount of text in alphabetic letters: a Korean syllable or Chinese character counts as three. */
export const weightOf = (text: string): number => {
  const all = text.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
  return all + 2 * (text.match(syllabic)?.length ?? 0);
};
