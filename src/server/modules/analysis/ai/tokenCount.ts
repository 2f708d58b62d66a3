/** Tokens of a chat beside its texts. */
const around = 64;

/** Upper bound of a text's tokens: no tokenizer in use produces more tokens than bytes. */
export const maxTokens = (...texts: string[]): number =>
  around + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Estimated number of tokens: one per four letters of an alphabet, one per other letter. */
export const estimatedTokens = (...texts: string[]): number => {
  let [short, long] = [0, 0];
  for (const text of texts)
    for (const letter of text) {
      if ((letter.codePointAt(0) ?? 0) < 0x250) short += 1;
      else long += 1;
    }
  return around + Math.ceil(short / 4 + long);
};

/**
 * Maximum tokens of an answer about this many characters: a Korean translation as JSON. Generous, since some models
 * reason before they answer; unused tokens are returned to the budget.
 */
export const roomFor = (characters: number): number => 1_500 + Math.ceil(characters * 2.5);
