import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type * as Detector from 'franc-all';
import { z } from 'zod';
import { once } from '#contract/once.ts';
import { dataFile } from '#server/kernel/productFiles.ts';
import { ngramScores } from './ngrams.ts';

/** The letter statistics of franc-all, loaded with the first text: those of 400 languages take about 15 MB. */
const detector = once(() => createRequire(import.meta.url)('franc-all') as typeof Detector);

/**
 * Of our languages that share a script with others: the codes of franc-all (ISO 639-3) → ours (BCP 47). Only these are
 * candidates: with all 400 languages, every third headline would be assigned to a language that no user reads. Bosnian
 * is reported as Croatian.
 */
const tags: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'spa:es eng:en por:pt ind:id zlm:ms fra:fr deu:de jav:jv vie:vi ita:it tur:tr pol:pl swh:sw sun:su ron:ro hau:ha ' +
    'hrv:hr nld:nl srp:sr kmr:ku yor:yo uzn:uz ibo:ig tgl:fil hun:hu azj:az ces:cs plt:mg kin:rw zul:zu swe:sv ' +
    'lin:ln som:so uig:ug sna:sn xho:xh afr:af fin:fi slk:sk tuk:tk dan:da nob:no als:sq cat:ca sot:st glg:gl ' +
    'lit:lt lug:lg slv:sl epo:eo lvs:lv ekk:et eus:eu cym:cy ltz:lb mlt:mt isl:is gle:ga lat:la gaz:om rus:ru ukr:uk ' +
    'bel:be bul:bg kaz:kk tgk:tg kir:ky mkd:mk khk:mn arb:ar urd:ur pes:fa pbu:ps hin:hi mar:mr npi:ne'
  )
    .split(' ')
    .map((pair) => pair.split(':') as [string, string]),
);
const codes = Object.keys(tags);

/** Languages that the n-gram table lacks, with those that it takes them for. */
const relatives: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(['id', 'su', 'jv'].map((tag) => [tag, ['ms']])),
  ...Object.fromEntries(['mk', 'ky', 'kk', 'tg', 'mn'].map((tag) => [tag, ['bg', 'ru', 'sr']])),
  ...Object.fromEntries(['uz', 'tk'].map((tag) => [tag, ['az', 'tr']])),
  gl: ['pt', 'es'],
  af: ['nl'],
  lb: ['de', 'nl'],
  ne: ['hi', 'mr'],
  ps: ['fa', 'ur'],
  ug: ['ku', 'ar'],
  sr: ['hr'],
};

/** Percent of a text's letters that are its language's own, beyond those that its script's languages share. */
const ownShares: Readonly<Record<string, number>> = Object.fromEntries(
  (
    'es:2 ar:8 az:18 be:14 bg:2.5 ca:2 cs:12 ku:8 da:2.5 de:1.7 et:3.5 fa:16 fi:4 fr:4 ga:7 gl:2.4 hr:3 hu:11 is:12 ' +
    'kk:20 ky:11 lv:10 lt:8 lb:3 mk:2.6 mt:4.5 mn:14 no:2.5 pl:6.4 pt:3 ro:6.5 ru:2.5 sk:9 sl:2.7 sq:9 sr:4 sv:4.6 ' +
    'tg:6.5 tr:11 uk:8 ur:36 vi:26 tk:12 yo:20 ug:35 ps:10 eo:2'
  )
    .split(' ')
    .map((pair) => pair.split(':'))
    .map(([tag = '', percent]) => [tag, Number(percent)]),
);
const shared = new Set("'abcdefghijklmnopqrstuvwxyzабвгдежзийклмнопрстуфхцчшьюяابتثجحخدذرزسشصضطظعغفقكلمنهوي");

/** Languages with far more, and with far fewer publications than those for which a short text may be mistaken. */
const [common, rare] = [
  'en es pt fr de ru it tr pl nl sv cs hu id uk ro',
  'eo la jv su lg ln st tk mg tg rw sn xh zu',
].map((list) => new Set(list.split(' '))) as [Set<string>, Set<string>];

/** Measured on headlines in 71 languages: docs/how-it-works/enrichment.md. */
const weights = {
  /** Exponent of the trigrams beside the n-grams. */
  trigrams: 0.5,
  /** Score of a language by trigrams that they do not know. */
  unknownTrigrams: 0.6,
  /** Part of the n-grams' score that a language which they lack gets from a similar one, or from the best one. */
  relative: 0.97,
  unrelated: 0.7,
  /** Maximum factor on that score for fitting better by trigrams. */
  maxAdvantage: 1.3,
  typical: 2,
  untypical: 4,
  strange: 8,
  /** Strangeness of a letter that the language writes in borrowed words only, and of a letter in a name. */
  borrowed: 0.5,
  name: 0.35,
  missing: 0.2,
  common: 1.08,
  rare: 0.9,
  likely: 1.2,
};

interface Language {
  tag: string;
  scripts: readonly string[];
  /** Letters beyond a to z, and those of borrowed words. */
  own: ReadonlySet<string>;
  borrowed: ReadonlySet<string>;
  /** Words and parts of words by which it is told from similar languages, and such as it does not have. */
  typical: RegExp | undefined;
  untypical: RegExp | undefined;
}

const readData = <T>(name: string, schema: z.ZodType<T>): T =>
  schema.parse(
    JSON.parse(readFileSync(dataFile(`modules/collection/collect/detection/${name}.json`), 'utf8')),
  );

/** A pattern of words; a hyphen stands for the rest of a word. */
const wordPattern = (entries: readonly string[]): RegExp | undefined =>
  entries.length === 0
    ? undefined
    : new RegExp(
        entries
          .map((entry) => {
            const [start, end] = [entry.startsWith('-') ? '.' : '^', entry.endsWith('-') ? '.' : '$'];
            return start + entry.replaceAll(/^-|-$/g, '') + end;
          })
          .join('|'),
        'u',
      );

const scripts = ['Cyrillic', 'Arabic', 'Devanagari'].map(
  (script) => [script, new RegExp(`\\p{sc=${script}}`, 'u')] as const,
);
/** In Latin letters too, in which the n-gram table lacks them. */
const inLatinToo = new Set(['sr', 'ku']);

const languages = once((): Language[] => {
  const alphabets = readData('alphabets', z.record(z.string(), z.tuple([z.string(), z.string()])));
  const words = readData('typicalWords', z.record(z.string(), z.string()));
  return Object.entries(alphabets).map(([tag, [own, borrowed]]) => {
    const used = scripts.flatMap(([script, pattern]) => (pattern.test(own) ? [script] : []));
    const entries = words[tag]?.split(' ') ?? [];
    return {
      tag,
      scripts: used.length === 0 || inLatinToo.has(tag) ? ['Latin', ...used] : used,
      own: new Set(own),
      borrowed: new Set(borrowed),
      typical: wordPattern(entries.filter((entry) => !entry.startsWith('!'))),
      untypical: wordPattern(entries.filter((entry) => entry.startsWith('!')).map((entry) => entry.slice(1))),
    };
  });
});

/** The languages that are told from others of their script. */
export const rankedLanguages = (): string[] => languages().map(({ tag }) => tag);

interface Word {
  /** Lower case. */
  text: string;
  /** Letters beyond a to z. */
  letters: readonly string[];
  /** Capitalised within the sentence. */
  isName: boolean;
}

const wordsOf = (text: string): Word[] => {
  const written =
    text.replaceAll(/[‘’ʻʼ`´]/g, "'").match(/[\p{L}\p{M}](?:['\p{L}\p{M}]*[\p{L}\p{M}])?'?/gu) ?? [];
  const isShouted = written.every((word) => word === word.toUpperCase());
  return written.map((word, place) => {
    const lower = word.toLowerCase().replaceAll('i̇', 'i');
    return {
      text: lower,
      letters: [...new Set(lower)].filter((letter) => !/[a-z']/.test(letter)),
      isName: !isShouted && place > 0 && /^\p{Lu}/u.test(word),
    };
  });
};

/** Number of words with letters that the language does not have; names count less, since they may be foreign. */
const strangeWords = (words: readonly Word[], { own, borrowed }: Language): number => {
  let sum = 0;
  for (const { letters, isName } of words) {
    const strange = letters.map((letter) =>
      own.has(letter) ? 0 : borrowed.has(letter) ? weights.borrowed : 1,
    );
    sum += Math.max(0, ...strange) * (isName ? weights.name : 1);
  }
  return sum;
};

/**
 * Number of words of a text that a language cannot write, names counting less; 0 for a language that is not told from
 * others by its letters.
 */
export const foreignWords = (text: string, tag: string): number => {
  const language = languages().find((one) => one.tag === tag);
  return language ? strangeWords(wordsOf(text), language) : 0;
};

/** Part of its own letters that a text would have in the language and lacks, 0 to 1; little for a short text. */
const missingLetters = (letters: readonly string[], { tag, own }: Language): number => {
  const expected = ((ownShares[tag] ?? 0) / 100) * letters.length;
  if (expected === 0) return 0;
  const found = letters.filter((letter) => !shared.has(letter) && own.has(letter)).length;
  return Math.max(0, 1 - found / expected) * Math.min(1, expected / 2);
};

const countOf = (words: readonly string[], pattern: RegExp | undefined): number =>
  pattern ? words.filter((word) => pattern.test(word)).length : 0;

export interface Ranked {
  /** BCP 47. */
  tag: string;
  score: number;
}

/**
 * Our languages in a script that several of them use, the most probable first: by n-grams, trigrams, typical words and
 * alphabets. @param likely the language of the text's outlet or country
 */
export const ranked = (text: string, script: string, likely?: string): Ranked[] => {
  const words = wordsOf(text);
  const texts = words.map((word) => word.text);
  const letters = [...texts.join('')];
  const ngrams = ngramScores(texts.map((word) => word.replace(/'$/, '')));
  if (script === 'Latin') for (const tag of inLatinToo) ngrams.delete(tag);
  const trigrams = new Map(
    detector()
      .francAll(texts.join(' '), { only: codes, minLength: 1 })
      .map(([code, score]) => [tags[code], score]),
  );
  const trigramsOf = (tag: string): number => Math.max(0.05, trigrams.get(tag) ?? weights.unknownTrigrams);
  const best = [...ngrams].filter(([, score]) => score === 1).map(([tag]) => tag);
  /** For a language that the n-grams lack: what they give the language that they take it for. */
  const borrowedScore = (tag: string): number => {
    const near = relatives[tag];
    const scores = (near ?? best).map(
      (one) => (ngrams.get(one) ?? 0) * Math.min(weights.maxAdvantage, trigramsOf(tag) / trigramsOf(one)),
    );
    return (near ? weights.relative : weights.unrelated) * Math.max(0, ...scores);
  };
  const scoreOf = (language: Language): number => {
    const { tag, typical, untypical } = language;
    const evidence =
      weights.typical * countOf(texts, typical) -
      weights.untypical * countOf(texts, untypical) -
      weights.strange * strangeWords(words, language);
    return (
      Math.max(0.05, ngrams.get(tag) ?? borrowedScore(tag)) *
      trigramsOf(tag) ** weights.trigrams *
      Math.exp(evidence / (words.length + 2) - weights.missing * missingLetters(letters, language)) *
      (common.has(tag) ? weights.common : rare.has(tag) ? weights.rare : 1) *
      (tag === likely ? weights.likely : 1)
    );
  };
  return languages()
    .filter((language) => language.scripts.includes(script))
    .map((language) => ({ tag: language.tag, score: scoreOf(language) }))
    .sort((one, other) => other.score - one.score);
};
