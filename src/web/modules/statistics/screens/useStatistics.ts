import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { today as koreanToday } from '#contract/days.ts';
import type { ListAnswer } from '#contract/list.ts';
import type { CountedItem, DailyCountItem } from '#generated/types/statisticsCalls.ts';
import { http } from '#web/client/http/http.ts';
import type { DayMark, Mark } from '#web/kit/charts/mark.ts';
import { type PrefetchableQuery, prefetch, queryOptionsOf } from '#web/kit/query/prefetch.ts';
import { useReturnCache } from '#web/kit/query/returnCache.ts';
import { type FigureConditions, figureQuery } from '../parts/listAddress.ts';
import { conditionsOf, listOf, rankedPart, readState } from './conditions.ts';
import type { Breakdown, Dimension, KeyCondition } from './dimensions.ts';

export interface FigureResult<T> {
  /** Undefined while loading. */
  marks: readonly T[] | undefined;
  /** Number of keys in the whole ranking. */
  total: number | undefined;
  /** The numbers are estimates: too many texts would have to be read for exact ones. */
  isRough: boolean;
  problem: Error | null;
  /** The shown data belongs to the previous conditions. */
  isOld: boolean;
  retry: () => void;
}

/** A counting request. */
interface Counting {
  dimension: Dimension;
  conditions: FigureConditions;
  today: string;
  /** Path below `/statistics/`; undefined: no request. */
  path: string | undefined;
  /** Parameters besides the conditions. */
  further?: Readonly<Record<string, string | number>>;
}

const questionOf = <T>({ conditions, today, path, further }: Counting): PrefetchableQuery<ListAnswer<T>> => {
  const params = { ...figureQuery(conditions, today), ...further };
  return {
    queryKey: ['statistics', path, params],
    load: async (signal) =>
      (await http.get<ListAnswer<T>>(`/statistics/${path}`, { params, signal, quiet: true })).data,
  };
};

/** Sends the first request of the statistic at this address: its ranking. */
export const prefetchRanking = (dimension: Dimension, search: string): Promise<unknown> => {
  const today = koreanToday();
  const state = readState(new URLSearchParams(search), today);
  const conditions = conditionsOf(state, dimension);
  const [path, further] = [dimension.ranking, rankedPart(state)];
  return prefetch(questionOf({ dimension, conditions, today, path, further }));
};

const useAnswer = <T>(counting: Counting) =>
  useQuery({
    ...queryOptionsOf(questionOf<T>(counting)),
    enabled: counting.path !== undefined,
    ...useReturnCache('statistics'),
    placeholderData: keepPreviousData,
  });

interface RankingResult extends FigureResult<Mark> {
  /** Number of all items under the conditions. */
  items: number | undefined;
}

/** A ranking as marks. @param condition the list condition that selects one of its keys */
export const useRanking = (counting: Counting, condition: KeyCondition): RankingResult => {
  const { data, error, isPlaceholderData, refetch } = useAnswer<CountedItem>(counting);
  const { dimension, conditions } = counting;
  const marks = useMemo(
    () => data?.data.map((line) => ({ ...line, to: listOf(dimension, conditions, condition, line.key) })),
    [data, dimension, conditions, condition],
  );
  return {
    marks,
    total: data?.totalRecords,
    items: data?.stats?.['articles'],
    isRough: data?.totalIsExact === false,
    problem: error,
    isOld: isPlaceholderData,
    retry: () => void refetch(),
  };
};

/** Daily series as marks. @param conditions those without the compared keys */
export const useDaily = (counting: Counting, conditions: FigureConditions): FigureResult<DayMark> => {
  const { data, error, isPlaceholderData, refetch } = useAnswer<DailyCountItem>(counting);
  const { dimension } = counting;
  const marks = useMemo(
    () =>
      data?.data.map((line) => ({
        ...line,
        to: listOf(dimension, conditions, dimension.condition, line.key, line.date),
      })),
    [data, dimension, conditions],
  );
  return {
    marks,
    total: data?.totalRecords,
    isRough: data?.totalIsExact === false,
    problem: error,
    isOld: isPlaceholderData,
    retry: () => void refetch(),
  };
};

interface Rankings extends Omit<Counting, 'path' | 'further'> {
  breakdown: Breakdown;
}

/** The breakdown of each compared key, in order; undefined until all are loaded. */
export const useRankings = (
  { dimension, breakdown, conditions, today }: Rankings,
  compare: readonly string[],
) => {
  const each = compare.map((key) => ({ ...conditions, [dimension.condition]: [key] }));
  return useQueries({
    queries: each.map((narrowed) =>
      queryOptionsOf(
        questionOf<CountedItem>({ dimension, conditions: narrowed, today, path: breakdown.path }),
      ),
    ),
    combine: (answers) => {
      const isKnown = answers.every(({ data }) => data !== undefined);
      return {
        rankings: isKnown
          ? answers.map(({ data }, index): Mark[] =>
              (data?.data ?? []).map((line) => ({
                ...line,
                to: listOf(dimension, each[index] ?? conditions, breakdown.condition, line.key),
              })),
            )
          : undefined,
        problem: answers.find(({ error }) => error)?.error ?? null,
        retry: () => {
          for (const answer of answers) void answer.refetch();
        },
      };
    },
  });
};
