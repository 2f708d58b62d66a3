/** Limits on the characters and sentences of a text that are used: a report puts the essentials first. */
const maxLength = 8_000;
const maxSentences = 60;

/** A longer line without spaces or full stops is not a sentence, and would take the segmenter long. */
const maxParagraphLength = 4_000;

const segmenters = new Map<string, Intl.Segmenter>();
const segmenterOf = (language: string): Intl.Segmenter => {
  const known = segmenters.get(language);
  if (known) return known;
  const made = new Intl.Segmenter(language, { granularity: 'sentence' });
  if (segmenters.size < 200) segmenters.set(language, made);
  return made;
};

/** Abbreviations and initials whose full stop does not end a sentence: Mr. Kim, U.S. troops. */
const abbreviated =
  /(?:^|[\s("'“‘])(?:\p{Lu}|Mr|Mrs|Ms|Dr|Prof|St|Sen|Rep|Gov|Gen|Col|Lt|Jr|Sr|No|vs|etc|Inc|Ltd|Co|Corp|U\.S|U\.K|U\.N|a\.m|p\.m|e\.g|i\.e|z\.B|Nr|Sra|Sr|Dra|M|Mme)\.$/u;

/** Sentences from the beginning of a text, in order. @param language BCP 47 */
export const sentencesOf = (text: string, language: string): string[] => {
  const sentences: string[] = [];
  const segmenter = segmenterOf(language);
  for (const paragraph of text.slice(0, maxLength).split('\n')) {
    let open = '';
    for (const { segment } of segmenter.segment(paragraph.slice(0, maxParagraphLength))) {
      const whole = `${open}${segment}`.trim();
      if (abbreviated.test(whole)) {
        open = `${whole} `;
        continue;
      }
      open = '';
      if (whole) sentences.push(whole);
      if (sentences.length === maxSentences) return sentences;
    }
    if (open.trim()) sentences.push(open.trim());
  }
  return sentences;
};
