import { and, eq, inArray, sql } from 'drizzle-orm';
import { monthsBefore, today } from '#contract/days.ts';
import type { ItemKind } from '#contract/itemKinds.ts';
import { article, keywordMonth } from '#generated/tables/index.ts';
import type { RelatedWord } from '#generated/types/searchCalls.ts';
import { reader } from '#server/kernel/database/db.ts';
import { estimated } from '../lookup/bases.ts';
import type { FacetRequest, SearchIndex } from '../lookup/searchIndex.ts';
import { wantedTerms } from '../plan.ts';
import { spellingChunk, spellingKey } from '../spellings/synonyms.ts';
import { keywordsOf, keywordToken } from '../words/articleTokens.ts';
import { slotsOf } from '../words/searchTerm.ts';
import { logLikelihood } from './logLikelihood.ts';

/** Hits whose keywords are counted. */
const sampled = 200;
/** Minimum number of them with a word: fewer prove nothing. */
const minHits = 3;
/** Words that are compared with the background, those of the most hits. */
const maxCompared = 100;
/** Minimum log-likelihood: of a hundred words one passes by chance in one search of a hundred. */
const significant = 15.13;
const maxWords = 8;
/** Months of the background. */
const backgroundMonths = 12;

interface Candidate {
  word: string;
  token: number;
  hits: number;
}

/** What the search asks for already. */
const askedKeys = ({ plan, facts }: FacetRequest): Set<string> => {
  const typed = wantedTerms(plan).flatMap((term) => [
    spellingKey(term.chunks),
    ...slotsOf(term).flatMap(({ typed, others }) =>
      [...typed, ...others].map((chunk) => spellingKey([chunk])),
    ),
  ]);
  return new Set([...typed, ...facts.keywords.map(keyOf)]);
};

const keyOf = (word: string): string => {
  const chunk = spellingChunk(word);
  return chunk ? spellingKey([chunk]) : '';
};

/** The keywords of the items that several of them have, the most frequent first. */
const keywordsIn = async (ids: readonly number[], asked: ReadonlySet<string>): Promise<Candidate[]> => {
  const { articleId, featExtr, featExtrKwdList } = article;
  const rows = await reader()
    .select({ featExtr, featExtrKwdList })
    .from(article)
    .where(inArray(articleId, [...ids]));
  const byKey = new Map<string, Candidate>();
  for (const row of rows) {
    const own = new Map(keywordsOf(row).map((word) => [keyOf(word), word]));
    for (const [key, word] of own) {
      if (key === '' || asked.has(key)) continue;
      const known = byKey.get(key);
      if (known) known.hits += 1;
      else byKey.set(key, { word, token: keywordToken(word), hits: 1 });
    }
  }
  return [...byKey.values()]
    .filter(({ hits }) => hits >= minHits)
    .toSorted((one, other) => other.hits - one.hits)
    .slice(0, maxCompared);
};

/** How many items of the last year have each keyword, and how many there are by the planner's estimate. */
const background = async (kinds: readonly ItemKind[], tokens: readonly number[]) => {
  const first = `${monthsBefore(today(), backgroundMonths - 1).slice(0, 7)}-01`;
  const months = Array.from({ length: backgroundMonths }, (_, at) => monthsBefore(first, -at));
  const { itemKnd, mon, token, articleCnt, delYn } = keywordMonth;
  const counted = await reader()
    .select({ token, count: sql<number>`sum(${articleCnt})::int` })
    .from(keywordMonth)
    .where(
      and(inArray(itemKnd, [...kinds]), inArray(mon, months), inArray(token, [...tokens]), eq(delYn, 'N')),
    )
    .groupBy(token);
  const all = await estimated(
    and(
      inArray(article.itemKnd, [...kinds]),
      eq(article.delYn, 'N'),
      sql`${article.frmTrsfNscvrgDt} >= ${first}::date`,
    ),
  );
  return { counts: new Map(counted.map((one) => [one.token, one.count])), all };
};

/**
 * Keywords that the first hits of a search have far more often than all items of the last year do, by log-likelihood, the
 * most telling first; without what is searched for already.
 */
export const relatedWords = async (index: SearchIndex, request: FacetRequest): Promise<RelatedWord[]> => {
  const kinds = request.shown;
  const page = { ...request, kinds, order: 'accuracy', offset: 0, size: sampled, total: 'capped' } as const;
  const { articleIds } = await index.search(page);
  if (articleIds.length < minHits) return [];
  const candidates = await keywordsIn(articleIds, askedKeys(request));
  if (candidates.length === 0) return [];
  const { counts, all } = await background(
    kinds,
    candidates.map(({ token }) => token),
  );
  return candidates
    .map(({ word, token, hits }) => {
      const having = Math.max(0, (counts.get(token) ?? 0) - hits);
      const others = { having, all: Math.max(all - articleIds.length, having, 1) };
      return { word, hits, weight: logLikelihood({ having: hits, all: articleIds.length }, others) };
    })
    .filter(({ weight }) => weight >= significant)
    .toSorted((one, other) => other.weight - one.weight)
    .slice(0, maxWords)
    .map(({ word, hits }) => ({ word, hitCnt: hits }));
};
