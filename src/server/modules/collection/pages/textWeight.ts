const dense = /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}]/gu;

/** Length of a text in letters of an alphabet: a Chinese, Japanese or Korean character says as much as two or three. */
export const weightOf = (text: string): number => text.length + 1.4 * (text.match(dense)?.length ?? 0);
