import { fold } from '#server/kernel/text/tokens.ts';
import { letter, letterOf } from '../lexicon/letters.ts';

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

const ending = /(?:에서는|에서도|에서|에게|까지|부터|으로|은|는|이|가|을|를|의|에|로|와|과|도|만)$/u;

/** A Korean word without its particle, if enough remains for a word. */
const stemOf = (word: string): string => {
  const stem = word.replace(ending, '');
  return stem.length >= 2 ? stem : word;
};

const minWordLength = 3;

/** The content words of a sentence: short ones are function words. */
const wordsOf = (sentence: string): string[] =>
  (fold(sentence).match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? []).flatMap((word) => {
    if (/^\p{scx=Hangul}/u.test(word)) return word.length >= 2 ? [stemOf(word)] : [];
    return word.length >= minWordLength ? [word] : [];
  });

/** Shorter texts get no summary. */
const minSentences = 5;
const minTextLength = 300;

const maxChosen = 3;
const maxSummaryLength = 500;
const lengths = { min: 20, max: 300 } as const;

/** A sentence that begins with a lower-case letter is a fragment. */
const isWhole = (sentence: string): boolean => !/^\p{Ll}/u.test(sentence);

/** Maximum similarity of a further sentence to the chosen ones. */
const maxSimilarity = 0.6;

type Weights = ReadonlyMap<string, number>;

interface Sentence {
  text: string;
  index: number;
  words: Weights;
  score: number;
}

const frequencies = (words: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const lengthOf = (weights: Weights): number => {
  let sum = 0;
  for (const weight of weights.values()) sum += weight * weight;
  return Math.sqrt(sum);
};

/** Cosine similarity, 0 to 1. */
const likeness = (one: Weights, other: Weights): number => {
  const [small, large] = one.size < other.size ? [one, other] : [other, one];
  let sum = 0;
  for (const [word, weight] of small) sum += weight * (large.get(word) ?? 0);
  return sum === 0 ? 0 : sum / (lengthOf(one) * lengthOf(other));
};

/** Centroid of the text: words that are frequent in it, but not in nearly every sentence. */
const centroidOf = (sentences: readonly Weights[]): Map<string, number> => {
  const [total, holding] = [new Map<string, number>(), new Map<string, number>()];
  for (const words of sentences)
    for (const [word, count] of words) {
      total.set(word, (total.get(word) ?? 0) + count);
      holding.set(word, (holding.get(word) ?? 0) + 1);
    }
  const weights = new Map<string, number>();
  for (const [word, count] of total) {
    const spread = holding.get(word) ?? 1;
    if (count > 1) weights.set(word, count * Math.log(1 + sentences.length / spread));
  }
  return weights;
};

/** Bonus for the position: a report puts the essentials first. */
const ofPosition = (index: number): number => 0.5 / (1 + index);

const isSummable = (text: string): boolean => {
  let [spaced, others] = [0, 0];
  for (let at = 0; at < Math.min(text.length, 600); at += 1) {
    const kind = letterOf(text.charCodeAt(at));
    if (kind === letter.spaced || kind === letter.hangul) spaced += 1;
    else if (kind !== letter.none && kind !== letter.mark) others += 1;
  }
  return spaced > 3 * others;
};

/** Repeatedly chooses the best sentence that differs enough from the chosen ones. */
const chosenOf = (ranked: readonly Sentence[]): Sentence[] => {
  const chosen: Sentence[] = [];
  let length = 0;
  for (const sentence of ranked) {
    if (chosen.length === maxChosen) break;
    if (chosen.length > 0 && length + sentence.text.length > maxSummaryLength) continue;
    if (chosen.some(({ words }) => likeness(words, sentence.words) > maxSimilarity)) continue;
    chosen.push(sentence);
    length += sentence.text.length;
  }
  return chosen.sort((one, other) => one.index - other.index);
};

/**
 * Two or three sentences that best represent a text: close to its centroid, its title and its beginning. For Korean and
 * for languages with spaces between words.
 * @param language BCP 47
 * @returns null for a text that is too short to need a summary, or has no such sentences
 */
export const summarise = (title: string, body: string, language: string): string | null => {
  if (body.length < minTextLength || !isSummable(body)) return null;
  const texts = sentencesOf(body, language);
  if (texts.length < minSentences) return null;
  const words = texts.map((text) => frequencies(wordsOf(text)));
  const centroid = centroidOf(words);
  const heading = frequencies(wordsOf(title));
  const ranked = texts
    .map((text, index): Sentence => {
      const own = words[index] ?? new Map<string, number>();
      const score = likeness(own, centroid) + 0.5 * likeness(own, heading) + ofPosition(index);
      return { text, index, words: own, score };
    })
    .filter(
      ({ text, words: own }) =>
        isWhole(text) && text.length >= lengths.min && text.length <= lengths.max && own.size > 3,
    )
    .sort((one, other) => other.score - one.score || one.index - other.index);
  const chosen = chosenOf(ranked);
  return chosen.length >= 2 ? chosen.map(({ text }) => text).join(' ') : null;
};
