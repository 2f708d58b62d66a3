/** What a chat costs beside its words. */
const around = 64;

/** At most as many tokens as a text can have: no tokenizer in use makes more of it than it has bytes. */
export const maxTokens = (...texts: string[]): number =>
  around + texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);

/** Estimated number of tokens: one per four letters of an alphabet, one per other letter. */
export const likelyTokens = (...texts: string[]): number => {
  let [short, long] = [0, 0];
  for (const text of texts)
    for (const letter of text) {
      if ((letter.codePointAt(0) ?? 0) < 0x250) short += 1;
      else long += 1;
    }
  return around + Math.ceil(short / 4 + long);
};

/**
 * Room for an answer about so much text: a translation into Korean, as JSON. Generous, since some models think aloud
 * before they answer; what is not used is given back to the budget.
 */
export const roomFor = (characters: number): number => 1_500 + Math.ceil(characters * 2.5);
