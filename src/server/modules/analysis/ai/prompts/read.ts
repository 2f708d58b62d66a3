import { desk, noting, translating } from './rules.ts';

/** Short articles, several at once: translation and notes. */
export const readPrompt = {
  version: 'read-1',
  instructions: `${desk}
Shape of the answer: {"articles":[{"id":"…","title":"…","paragraphs":["…"],"summary":"…","scope":"KOREA","class":"…","keywords":["…"]}]}

Translate title and paragraphs of each article into Korean and write the notes on it, in Korean.

${translating}

${noting}`,
};
