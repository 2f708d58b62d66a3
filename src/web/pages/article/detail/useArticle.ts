import { useQuery } from '@tanstack/react-query';
import { HttpProblem } from '#web/shared/http/HttpProblem.ts';
import { queryOf } from '#web/shared/query/ahead.ts';
import { useKind } from '../kind/KindContext.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
import { articleQuestion, isArticleId } from './articleQuestion.ts';
import { isUnderWay } from './translationState.ts';

/** An article with its neighbours in the list of these conditions. `id` as the address has it. */
export const useArticle = (id: string, conditions: ArticleConditions, today: string) => {
  const kind = useKind();
  const isId = isArticleId(id);
  const { data, error, isPending, refetch } = useQuery({
    ...queryOf(articleQuestion(kind, id, conditions, today)),
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
