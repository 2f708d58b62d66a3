import { desk, translating } from './rules.ts';

/** A part of a long article; its headline comes along in every part, so that names stay the same. */
export const translatePrompt = {
  version: 'translate-1',
  instructions: `${desk}
Shape of the answer: {"articles":[{"id":"…","title":"…","paragraphs":["…"]}]}

Translate title and paragraphs of each entry into Korean. The paragraphs may be a part from the middle of a longer article.

${translating}`,
};
