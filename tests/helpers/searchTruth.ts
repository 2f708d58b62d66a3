import { sql } from 'drizzle-orm';
import { article } from '#generated/tables/index.ts';
import type { Caller } from '#server/kernel/access/caller.ts';
import { ourCatalogue } from '#server/kernel/calls/catalogue.ts';
import { db } from '#server/kernel/database/db.ts';
import { articleStore, emptyTally, type NewsItem } from '#server/modules/collection/index.ts';
import { readArticleQuery } from '#server/modules/search/index.ts';
// past the index: the index without the call around it
import { databaseIndex } from '#server/modules/search/lookup/databaseIndex.ts';
// past the index: examined with the collections of tests/
import { respelled, synonymsOf } from '#server/modules/search/spellings/synonyms.ts';
import { bruteHas, foldedTexts } from './bruteSearch.ts';
import { planOf } from './planOf.ts';
import { printPlan } from './printPlan.ts';

export interface TruthQuery {
  terms: string[];
  /** Groups of equivalent spellings. */
  groups?: string[][];
  combine: 'AND' | 'OR';
  excluded: string[];
}

/** A random generator: the same seed produces the same numbers. */
const randomFrom = (seed: number) => {
  let state = seed;
  return (below: number): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};
type Random = ReturnType<typeof randomFrom>;

const textOf = (item: NewsItem): string =>
  [item.kornTtl, item.lclanTtl, item.articleTransCn, item.articleCn].join('\n');

/** A substring of matching characters from some item, `from` to `to` characters long. */
const pieceOf = (
  items: readonly NewsItem[],
  random: Random,
  run: RegExp,
  lengths: [number, number],
): string => {
  for (;;) {
    const item = items[random(items.length)] as NewsItem;
    const runs = textOf(item).match(run) ?? [];
    const one = [...(runs[random(runs.length)] ?? '')];
    const length = lengths[0] + random(lengths[1] - lengths[0] + 1);
    if (one.length < lengths[0]) continue;
    const start = random(Math.max(1, one.length - length + 1));
    const piece = one.slice(start, start + length).join('');
    if (/^[\p{L}\p{N}]/u.test(piece)) return piece;
  }
};

const words = (items: readonly NewsItem[], random: Random, word: RegExp, count: number): string[] => {
  for (;;) {
    const item = items[random(items.length)] as NewsItem;
    const all = textOf(item).split(/\s+/u);
    const start = random(Math.max(1, all.length - count));
    const some = all.slice(start, start + count).map((one) => one.replace(/[",，、“”]/gu, ''));
    if (some.length === count && some.every((one) => word.test(one))) return some;
  }
};

const korean = /[가-힣]+/gu;
const kinds: Record<string, (items: readonly NewsItem[], random: Random) => string> = {
  syllable: (items, random) => pieceOf(items, random, korean, [1, 1]),
  two: (items, random) => pieceOf(items, random, korean, [2, 2]),
  korean: (items, random) => pieceOf(items, random, korean, [3, 6]),
  koreanApart: (items, random) => words(items, random, /^[가-힣]{2,6}$/u, 2).join(' '),
  koreanTogether: (items, random) => words(items, random, /^[가-힣]{2,4}$/u, 2).join(''),
  decomposed: (items, random) => pieceOf(items, random, korean, [2, 5]).normalize('NFD'),
  japanese: (items, random) => pieceOf(items, random, /[\u3040-\u30ff\u4e00-\u9fff]+/gu, [2, 5]),
  chinese: (items, random) => pieceOf(items, random, /[\u4e00-\u9fff]+/gu, [1, 4]),
  thai: (items, random) => pieceOf(items, random, /[\u0e00-\u0e7f]+/gu, [3, 8]),
  arabic: (items, random) => words(items, random, /^[\p{scx=Arab}]+$/u, 1).join(''),
  cyrillic: (items, random) => words(items, random, /^\p{scx=Cyrl}{3,}$/u, 1).join(''),
  latin: (items, random) => words(items, random, /^[a-z]{3,}$/iu, 1).join(''),
  latinApart: (items, random) => words(items, random, /^[a-z’'-]{2,}$/iu, 2).join(' '),
  mixed: (items, random) => words(items, random, /^(?=.*[a-z0-9])(?=.*[가-힣])[\p{L}\p{N}]+$/iu, 1).join(''),
  joined: (items, random) => words(items, random, /^\p{L}+-\p{L}+$/u, 1).join(''),
  phrase: (items, random) => `"${words(items, random, /[\p{L}\p{N}]/u, 3).join(' ')}"`,
};

/** Queries built from the items' own texts, so that most of them have hits. */
export const truthQueries = (items: readonly NewsItem[], count: number): TruthQuery[] => {
  const random = randomFrom(20_261_122);
  const makers = Object.values(kinds);
  const term = (index: number): string =>
    (makers[index % makers.length] as (typeof makers)[number])(items, random);
  return Array.from({ length: count }, (_none, index) => {
    const shape = index % 5;
    return {
      terms: shape < 3 ? [term(index)] : [term(index), term(index + 1 + random(makers.length))],
      combine: shape === 4 ? 'OR' : 'AND',
      excluded: shape === 2 ? [term(index + 5)] : [],
    };
  });
};

/** False for terms without other spellings: quoted ones and single syllables. */
const hasSpellings = (term: string): boolean =>
  !term.includes('"') && !/[“”,]/u.test(term) && [...term].length > 1;

/**
 * Queries whose terms belong to groups of two to four spellings, built from the items' texts, so that several spellings
 * have hits.
 */
export const spellingQueries = (items: readonly NewsItem[], count: number): TruthQuery[] => {
  const random = randomFrom(20_261_125);
  const terms = truthQueries(items, 4 * count)
    .flatMap((query) => query.terms)
    .filter(hasSpellings);
  const group = (): string[] =>
    Array.from({ length: 2 + random(3) }, () => terms[random(terms.length)] as string);
  return Array.from({ length: count }, (_none, index) => {
    const groups = [group(), group(), group()];
    const [one, other, left] = groups.map((spellings) => spellings[0] as string) as [string, string, string];
    return {
      groups,
      terms: index % 3 === 0 ? [one] : [one, other],
      combine: index % 3 === 1 ? 'OR' : 'AND',
      excluded: index % 4 === 3 ? [left] : [],
    };
  });
};

/** Stores the items in the bound database, as a collection does. */
export const storeItems = async (items: readonly NewsItem[]): Promise<void> => {
  const store = articleStore();
  for (let start = 0; start < items.length; start += 50) {
    const progress = {
      source: 'truth',
      sourceName: 'truth',
      position: start,
      done: false,
      tally: emptyTally(),
    };
    await store.storeBatch(items.slice(start, start + 50), progress);
  }
  await db().execute(sql`vacuum analyze article`);
};

type Stored = { id: number; texts: { titles: string[]; all: string[] } };

/** The texts of all stored items in the form for comparison. */
export const readStored = async (): Promise<Stored[]> =>
  (await db().select().from(article)).map((row) => ({
    id: row.articleId,
    texts: foldedTexts({
      titles: [row.kornTtl, row.lclanTtl],
      others: [
        row.articleTransCn,
        row.articleCn,
        row.jrnlLclanNm,
        row.featExtrSmry,
        ...((row.featExtrKwdList ?? []) as string[]),
        ...Object.values((row.featExtr ?? {}) as Record<string, string[]>).flat(),
      ],
    }),
  }));

/** Another spelling in the form a user would have to type: its words side by side, Korean ones also without spaces. */
const typedAlone = (spelling: string): string => {
  const isKorean = /^[가-힣]{2,}( [가-힣]{2,})+$/u.test(spelling);
  if (isKorean) return spelling.replaceAll(' ', '');
  return spelling.includes(' ') ? `"${spelling}"` : spelling;
};

/** True if the item contains the term, or another spelling from its groups. */
const bruteHasAny = (term: string, groups: readonly string[][], texts: Stored['texts']): boolean => {
  const others = groups.filter((spellings) => spellings.includes(term)).flat();
  return bruteHas(term, texts) || others.some((other) => bruteHas(typedAlone(other), texts));
};

const bruteFound = (
  { terms, combine, excluded, groups = [] }: TruthQuery,
  stored: readonly Stored[],
): number[] =>
  stored
    .filter(({ texts }) => {
      const has = (term: string) => bruteHasAny(term, groups, texts);
      return (combine === 'AND' ? terms.every(has) : terms.some(has)) && !excluded.some(has);
    })
    .map(({ id }) => id)
    .sort((one, other) => one - other);

const everybody = { user: { userId: 'truth' } } as Caller;

/** The hits of the index, and its count. */
const indexFound = async (query: TruthQuery) => {
  const { query: facts } = await readArticleQuery({});
  if (!facts) throw new Error('The empty query is a query.');
  const texts = { searchText: query.terms.join(', '), excludeText: query.excluded.join(', ') };
  const { plan } = respelled(planOf(texts, { combine: query.combine, fields: [] }), {
    synonyms: synonymsOf(query.groups ?? []),
    formsOf: () => [],
  });
  const all = ['article', 'thinkTank', 'sns'] as const;
  const request = {
    plan,
    facts,
    caller: everybody,
    kinds: all,
    shown: all,
    order: 'latest',
    offset: 0,
    total: 'exact',
  } as const;
  const found = await databaseIndex(ourCatalogue).search({
    ...request,
    size: 100_000,
  });
  const { article: n, thinkTank, sns } = found.counts;
  return {
    printed: printPlan(plan),
    ids: [...found.articleIds].sort((one, other) => one - other),
    count: n + thinkTank + sns,
    isCountExact: found.isCountExact,
  };
};

/** Compares both: the items found by one of them only, and whether the count is right. */
export const checkedQuery = async (query: TruthQuery, stored: readonly Stored[]) => {
  const { printed, ids, count, isCountExact } = await indexFound(query);
  const truth = bruteFound(query, stored);
  const [told, held] = [new Set(ids), new Set(truth)];
  const missed = truth.filter((id) => !told.has(id)).slice(0, 5);
  const extra = ids.filter((id) => !held.has(id)).slice(0, 5);
  const isCounted = !isCountExact || count === truth.length;
  const isRight = missed.length + extra.length === 0 && isCounted;
  return { printed, missed, extra, count, found: truth.length, isRight };
};
