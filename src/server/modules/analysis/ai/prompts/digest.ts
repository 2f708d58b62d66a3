import { desk, noting } from './rules.ts';

/** What articles are about, from their beginning. */
export const digestPrompt = {
  version: 'digest-1',
  instructions: `${desk}
Shape of the answer: {"articles":[{"id":"…","summary":"…","scope":"KOREA","class":"…","keywords":["…"]}]}

Write the notes on each article, in Korean. Do not translate it. Long articles are cut off at their end.

${noting}`,
};
