import { and, desc, eq } from 'drizzle-orm';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article, featureExtractionDict, searchSynonym } from '#generated/tables/index.ts';
import { cooperativeYield } from '#server/kernel/clock/steps.ts';
import { reader } from '#server/kernel/database/db.ts';
import { type KnownWord, type KnownWords, keyOfWord, knownWord } from './knownWord.ts';

/** Latest items of a kind whose titles and keywords are read, and words that are kept of them. */
const maxItems = 4_000;
const maxWords = 20_000;
/** A word of titles alone counts from this number of titles on: fewer may be typos themselves. */
const minTitles = 2;
/** How long words are kept, in ms. */
const keptMs = 10 * 60_000;

type Counted = Map<string, { written: string; count: number }>;

const add = (to: Counted, written: string): void => {
  const key = keyOfWord(written);
  const known = to.get(key);
  if (known) known.count += 1;
  else if (key) to.set(key, { written: written.trim(), count: 1 });
};

/** Keywords and words of titles of the latest items of a kind. */
const wordsOfItems = async (kind: ItemKind): Promise<KnownWords> => {
  const rows = await reader()
    .select({ korean: article.kornTtl, local: article.lclanTtl, keywords: article.featExtrKwdList })
    .from(article)
    .where(and(eq(article.itemKnd, kind), eq(article.delYn, 'N')))
    .orderBy(desc(article.articleId))
    .limit(maxItems);
  const [keywords, titled]: [Counted, Counted] = [new Map(), new Map()];
  const yieldWhenDue = cooperativeYield();
  for (const row of rows) {
    await yieldWhenDue();
    for (const keyword of row.keywords ?? []) add(keywords, keyword);
    for (const title of [row.korean, row.local])
      for (const [word] of (title ?? '').matchAll(/[\p{L}\p{N}]{2,}/gu)) add(titled, word);
  }
  for (const [key, word] of titled)
    if (!keywords.has(key) && word.count >= minTitles) keywords.set(key, word);
  const words = [...keywords].sort(([, one], [, other]) => other.count - one.count).slice(0, maxWords);
  return new Map(words.map(([key, { written, count }]) => [key, knownWord(written, count)]));
};

/** The terms of the dictionary and the other spellings of words, whether or not an item has them. */
const wordsOfDictionaries = async (): Promise<KnownWords> => {
  const terms = await reader()
    .select({ name: featureExtractionDict.extrKwd, others: featureExtractionDict.synmList })
    .from(featureExtractionDict)
    .where(and(eq(featureExtractionDict.delYn, 'N'), eq(featureExtractionDict.useYn, 'Y')))
    .limit(maxWords);
  const spellings = await reader()
    .select({ name: searchSynonym.rprsNm, others: searchSynonym.synmList })
    .from(searchSynonym)
    .where(and(eq(searchSynonym.delYn, 'N'), eq(searchSynonym.useYn, 'Y')))
    .limit(maxWords);
  const words = [...terms, ...spellings].flatMap(({ name, others }) => [name ?? '', ...(others ?? [])]);
  return new Map(words.filter(Boolean).map((word) => [keyOfWord(word), knownWord(word, 1)]));
};

type Source = ItemKind | 'dictionaries';

/** The words of all parts with the sums of their counts, those of the most texts first. */
const merged = (parts: readonly KnownWords[]): KnownWords => {
  const all = new Map<string, KnownWord>();
  for (const part of parts)
    for (const [key, word] of part) {
      const { count = 0 } = all.get(key) ?? {};
      all.set(key, { ...word, count: count + word.count });
    }
  return new Map([...all].sort(([, one], [, other]) => other.count - one.count));
};

/**
 * Words that occur, kept for some minutes: all kinds of items are read at most once in that time.
 * @returns a function: the words of some kinds of items and of the dictionaries, those of the most texts first
 */
export const knownWords = (): ((kinds: readonly ItemKind[]) => Promise<KnownWords>) => {
  const kept = new Map<Source, { words: Promise<KnownWords>; until: number }>();
  const wordsOf = (source: Source): Promise<KnownWords> => {
    const known = kept.get(source);
    if (known && known.until > Date.now()) return known.words;
    const words = source === 'dictionaries' ? wordsOfDictionaries() : wordsOfItems(source);
    kept.set(source, { words, until: Date.now() + keptMs });
    // a failure is not kept
    words.catch(() => kept.delete(source));
    return words;
  };
  const together = new Map<string, { parts: readonly KnownWords[]; words: KnownWords }>();
  return async (kinds) => {
    const parts = await Promise.all((['dictionaries', ...kinds] as const).map(wordsOf));
    const name = kinds.join();
    const known = together.get(name);
    if (known?.parts.every((part, at) => part === parts[at])) return known.words;
    const words = merged(parts);
    together.set(name, { parts, words });
    return words;
  };
};
