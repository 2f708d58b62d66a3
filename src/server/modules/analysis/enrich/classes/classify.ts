import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dataFile } from '#server/kernel/productFiles.ts';
import type { ComparedText } from '../lexicon/comparedText.ts';
import { type Lexicon, LexiconBuilder } from '../lexicon/lexicon.ts';

/** Words by language or script, comma-separated in lines; a trailing * marks a stem. */
const wordList = z.record(z.string(), z.string());
type WordList = z.output<typeof wordList>;

interface RuleWord {
  text: string;
  isStem: boolean;
}

const ruleWords = (list: WordList): RuleWord[] =>
  Object.values(list)
    .flatMap((line) => line.split(','))
    .map((word) => word.trim())
    .filter((word) => word !== '')
    .map((word) => ({ text: word.replace(/\*$/u, ''), isStem: word.endsWith('*') }));

const read = <T>(file: string, schema: z.ZodType<T>): T =>
  schema.parse(JSON.parse(readFileSync(dataFile(`modules/analysis/enrich/classes/${file}`), 'utf8')));

const koreaFile = z.strictObject({
  about: z.string(),
  languages: z.string(),
  words: wordList,
  notThese: wordList,
});

const topicsFile = z
  .object({ about: z.string() })
  .catchall(z.union([z.string(), z.strictObject({ sure: wordList, likely: wordList })]));

/** Meaning of a rule word: the text concerns Korea, or its topic. */
type RuleMeaning = { korea: true } | { topic: string; isSure: boolean };

interface Rules {
  lexicon: Lexicon;
  /** By owner in the lexicon; undefined for words that only prevent shorter ones from matching. */
  meanings: readonly (RuleMeaning | undefined)[];
  /** Languages (ISO 639) with known words for Korea. */
  languages: ReadonlySet<string>;
}

const readRules = (): Rules => {
  const korea = read('korea.json', koreaFile);
  const topics = read('topics.json', topicsFile);
  const meanings: (RuleMeaning | undefined)[] = [];
  const builder = new LexiconBuilder();
  const add = (list: z.output<typeof wordList>, meaning: RuleMeaning | undefined): void => {
    for (const word of ruleWords(list)) {
      builder.add({ ...word, owner: meanings.length });
      meanings.push(meaning);
    }
  };
  add(korea.words, { korea: true });
  add(korea.notThese, undefined);
  for (const [topic, words] of Object.entries(topics)) {
    if (typeof words === 'string') continue;
    add(words.sure, { topic, isSure: true });
    add(words.likely, { topic, isSure: false });
  }
  const languages = new Set(korea.languages.split(',').map((language) => language.trim()));
  return { lexicon: builder.lexicon(), meanings, languages };
};

let known: Rules | undefined;

/** The words of korea.json and topics.json, read once. */
const rules = (): Rules => {
  known ??= readRules();
  return known;
};

/** Characters from the beginning of a body that are read: reports put their topic first. */
const lead = 3_000;

export interface Classified {
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** Detail code of the master code MCLSF. */
  featExtrMclsf: string | null;
}

/** Occurrences of a word in the titles and in the beginning of the bodies. */
interface Seen {
  title: number;
  lead: number;
}

/** Points that a class needs, and the required ratio to the next one; else no class is set. */
const minPoints = 4;
const margin = 1.25;

const weightOf = (isSure: boolean): number => (isSure ? 3 : 1);

/** The title counts double; repetitions add little to the first occurrence. */
const pointsOf = ({ title, lead: body }: Seen): number =>
  2 * Math.min(title, 2) + Math.sqrt(Math.min(body, 9));

const seenWords = (titles: readonly ComparedText[], bodies: readonly ComparedText[]): Map<number, Seen> => {
  const { lexicon } = rules();
  const seen = new Map<number, Seen>();
  const add = (texts: readonly ComparedText[], place: keyof Seen, upTo?: number): void => {
    for (const text of texts)
      for (const [owner, count] of lexicon.count(text, upTo)) {
        const known = seen.get(owner) ?? { title: 0, lead: 0 };
        known[place] += count;
        seen.set(owner, known);
      }
  };
  add(titles, 'title');
  add(bodies, 'lead', lead);
  return seen;
};

/**
 * A text concerns Korea if its title mentions it, or its lead twice. Without a mention of Korea the article is GLOBAL,
 * provided that the words for Korea in its language are known.
 */
const regionOf = (korea: Seen, language: string): Classified['lclsfNm'] => {
  if (korea.title > 0 || korea.lead >= 2) return 'KOREA';
  return korea.lead > 0 || rules().languages.has(language) ? 'GLOBAL' : null;
};

const bestTopic = (points: ReadonlyMap<string, number>): string | null => {
  const [best, second] = [...points].sort(([, one], [, other]) => other - one);
  if (!best || best[1] < minPoints) return null;
  return best[1] >= margin * (second?.[1] ?? 0) ? best[0] : null;
};

/**
 * Region (KOREA or GLOBAL) and class of an article by the words of korea.json and topics.json.
 * @param language ISO 639 or BCP 47
 */
export const classify = (
  titles: readonly ComparedText[],
  bodies: readonly ComparedText[],
  language: string,
): Classified => {
  const { meanings } = rules();
  const korea: Seen = { title: 0, lead: 0 };
  const points = new Map<string, number>();
  for (const [owner, seen] of seenWords(titles, bodies)) {
    const meaning: RuleMeaning | undefined = meanings[owner];
    if (!meaning) continue;
    if ('korea' in meaning) {
      korea.title += seen.title;
      korea.lead += seen.lead;
    } else {
      const earned = weightOf(meaning.isSure) * pointsOf(seen);
      points.set(meaning.topic, (points.get(meaning.topic) ?? 0) + earned);
    }
  }
  return {
    lclsfNm: regionOf(korea, language.split('-', 1)[0] ?? ''),
    featExtrMclsf: bestTopic(points),
  };
};
