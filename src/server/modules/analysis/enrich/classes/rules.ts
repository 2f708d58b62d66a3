import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { dataFile } from '#server/kernel/productFiles.ts';
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
export type RuleMeaning = { korea: true } | { topic: string; isSure: boolean };

export interface Rules {
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
export const rules = (): Rules => {
  known ??= readRules();
  return known;
};
