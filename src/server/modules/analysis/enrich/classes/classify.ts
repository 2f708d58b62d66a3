import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dataFile } from '#server/kernel/productFiles.ts';
import type { ComparedText } from '../lexicon/compared.ts';
import { type Lexicon, LexiconBuilder } from '../lexicon/lexicon.ts';

/** Words by language or script, in lines between commas; one that ends in * begins other words. */
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

/** What a word of the rules says: that a text speaks of Korea, or what it is about. */
type RuleMeaning = { korea: true } | { topic: string; isSure: boolean };

interface Rules {
  lexicon: Lexicon;
  /** Of each owner in the lexicon; undefined for words that only keep shorter ones from counting. */
  meanings: readonly (RuleMeaning | undefined)[];
  /** Languages (ISO 639) whose words for Korea are known. */
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

/** Letters of a body that are read, from its beginning: reports say first what they are about. */
const lead = 3_000;

export interface Classified {
  lclsfNm: 'KOREA' | 'GLOBAL' | null;
  /** Detail code of the master MCLSF. */
  featExtrMclsf: string | null;
}

/** Occurrences of a word in the titles and in the beginning of the bodies. */
interface Seen {
  title: number;
  lead: number;
}

/** Points that a class needs, and how far it must be before the next one: else nothing is said. */
const minPoints = 4;
const margin = 1.25;

const weightOf = (isSure: boolean): number => (isSure ? 3 : 1);

/** A title counts twice as much as a sentence; a word that is repeated says little more than one that stands there. */
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
 * A text speaks of Korea when its title does, or its lead twice. Where nothing speaks of Korea the article is of the
 * world, if we know the words for Korea in its language at all.
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
 * Major and minor class of an article by the words of korea.json and topics.json.
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
