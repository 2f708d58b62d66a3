import { type FeatureKind, featureKinds } from '#contract/features.ts';
import type { ComparedText } from './lexicon/comparedText.ts';
import { type Lexicon, LexiconBuilder } from './lexicon/lexicon.ts';

/** A line of the dictionary. */
export interface DictionaryEntry {
  extrId: number;
  /** The canonical form. */
  extrKwd: string;
  featKndCd: FeatureKind;
  synmList: readonly string[];
}

/** A watched issue, with the dictionary lines that identify its articles. */
export interface WatchedIssue {
  relIssueNm: string;
  extrIds: readonly number[];
}

/** The dictionary, compiled for matching. */
export interface Dictionary {
  lexicon: Lexicon;
  /** By owner number in the lexicon. */
  entries: readonly DictionaryEntry[];
  /** Names of the watched issues by entry number. */
  issues: ReadonlyMap<number, readonly string[]>;
}

/** Adds one line at a time, so that the caller can yield in between. */
export class DictionaryBuilder {
  #builder = new LexiconBuilder();
  #entries: DictionaryEntry[] = [];

  add(entry: DictionaryEntry): void {
    const owner = this.#entries.length;
    this.#entries.push(entry);
    for (const text of [entry.extrKwd, ...entry.synmList]) this.#builder.add({ text, owner });
  }

  dictionary(watched: readonly WatchedIssue[]): Dictionary {
    const numbers = new Map(this.#entries.map(({ extrId }, index) => [extrId, index]));
    const issues = new Map<number, string[]>();
    for (const { relIssueNm, extrIds } of watched)
      for (const extrId of extrIds) {
        const number = numbers.get(extrId);
        if (number !== undefined) issues.set(number, [...(issues.get(number) ?? []), relIssueNm]);
      }
    return { lexicon: this.#builder.lexicon(), entries: this.#entries, issues };
  }
}

export const dictionaryOf = (
  entries: Iterable<DictionaryEntry>,
  watched: readonly WatchedIssue[] = [],
): Dictionary => {
  const builder = new DictionaryBuilder();
  for (const entry of entries) builder.add(entry);
  return builder.dictionary(watched);
};

/** Dictionary words found in an article, by descending weight. */
export interface Features {
  /** Null if nothing was found. */
  featExtr: Record<FeatureKind, string[]> | null;
  featExtrKwdList: string[] | null;
  relIssueNmList: string[] | null;
}

/** Title and body of the original or of its translation. */
export interface Side {
  title: ComparedText | null;
  body: ComparedText | null;
}

const limits = { keywords: 20, ofKind: 20, issues: 10 } as const;

/** Characters of a body that are searched for features. */
const maxBodyLength = 50_000;

/** A word in the title weighs as much as three in the body; beyond a few, repetitions add nothing. */
const weightIn = (title: number, body: number): number => 3 * Math.min(title, 2) + Math.min(body, 6);

/**
 * Owners of words in the lexicon with their weights. One in both text and translation counts once, with the higher
 * weight.
 * @param upTo characters of a body that are searched
 */
export const weigh = (
  lexicon: Lexicon,
  sides: readonly Side[],
  upTo = maxBodyLength,
): Map<number, number> => {
  const weights = new Map<number, number>();
  for (const { title, body } of sides) {
    const ofTitle = title ? lexicon.count(title) : new Map<number, number>();
    const ofBody = body ? lexicon.count(body, upTo) : new Map<number, number>();
    for (const entry of new Set([...ofTitle.keys(), ...ofBody.keys()])) {
      const weight = weightIn(ofTitle.get(entry) ?? 0, ofBody.get(entry) ?? 0);
      weights.set(entry, Math.max(weight, weights.get(entry) ?? 0));
    }
  }
  return weights;
};

const weightiest = (weights: ReadonlyMap<string, number>, count: number): string[] =>
  [...weights]
    .sort(([one, a], [other, b]) => b - a || (one < other ? -1 : 1))
    .slice(0, count)
    .map(([name]) => name);

const noneToNull = <T>(list: T[]): T[] | null => (list.length ? list : null);

export const featuresIn = (dictionary: Dictionary, sides: readonly Side[]): Features => {
  const keywords = new Map<string, number>();
  const ofKinds = new Map<FeatureKind, Map<string, number>>(featureKinds.map((kind) => [kind, new Map()]));
  const issues = new Map<string, number>();
  for (const [number, weight] of weigh(dictionary.lexicon, sides)) {
    const entry = dictionary.entries[number];
    if (!entry) continue;
    const { extrKwd, featKndCd } = entry;
    keywords.set(extrKwd, Math.max(weight, keywords.get(extrKwd) ?? 0));
    ofKinds.get(featKndCd)?.set(extrKwd, weight);
    for (const issue of dictionary.issues.get(number) ?? [])
      issues.set(issue, (issues.get(issue) ?? 0) + weight);
  }
  const names = (kind: FeatureKind): string[] => weightiest(ofKinds.get(kind) ?? new Map(), limits.ofKind);
  return {
    featExtr: keywords.size
      ? {
          issue: names('issue'),
          pern: names('pern'),
          incdnt: names('incdnt'),
          plcy: names('plcy'),
          inst: names('inst'),
          evnt: names('evnt'),
        }
      : null,
    featExtrKwdList: noneToNull(weightiest(keywords, limits.keywords)),
    relIssueNmList: noneToNull(weightiest(issues, limits.issues)),
  };
};
