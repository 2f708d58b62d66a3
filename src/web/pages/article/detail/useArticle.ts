import { useQuery } from '@tanstack/react-query';
import { HttpProblem } from '#web/shared/http/HttpProblem.ts';
import { read } from '#web/shared/http/read.ts';
import { useKind } from '../kind/KindContext.tsx';
import { conditionQuery } from '../query/apiQuery.ts';
import type { ArticleConditions } from '../query/conditions.ts';
import type { ArticleRecord } from './articleRecord.ts';
import { isUnderWay } from './translationState.ts';

/** An article with its neighbours in the list of these conditions. `id` as the address has it. */
export const useArticle = (id: string, conditions: ArticleConditions, today: string) => {
  const kind = useKind();
  const isId = /^\d{1,15}$/.test(id);
  const { data, error, isPending, refetch } = useQuery({
    queryKey: ['article', kind.name, id, conditions, today],
    queryFn: ({ signal }) =>
      read<ArticleRecord>(`${kind.api}-detail`, {
        params: { articleId: id, ...conditionQuery(conditions, today), sort: conditions.sort },
        signal,
        quiet: true,
      }),
    enabled: isId,
    // a translation that was asked for appears by itself, if it comes within two minutes
    refetchInterval: ({ state: { data: shown, dataUpdateCount } }) =>
      shown && isUnderWay(shown.machineReading) && dataUpdateCount < 30 ? 4_000 : false,
    networkMode: 'always',
  });
  return {
    article: data,
    problem: error,
    isMissing: !isId || (error instanceof HttpProblem && error.status === 404),
    isForbidden: error instanceof HttpProblem && error.status === 403,
    isPending,
    retry: () => void refetch(),
  };
};
