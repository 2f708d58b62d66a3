import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { ProblemState } from '#web/shared/states/ProblemState.tsx';
import { LoadingState } from '#web/shared/states/StatePanel.tsx';
import { useKind } from '../kind/KindContext.tsx';
import type { ArticleConditions } from '../query/conditions.ts';
import type { ArticleRecord } from './articleRecord.ts';
import { Unreadable } from './Unreadable.tsx';
import { useArticle } from './useArticle.ts';

interface FetchedProps {
  id: string;
  /** Of the list that one came from. */
  conditions: ArticleConditions;
  today: string;
  /** Where to go when there is nothing to read. */
  wayOut: ReactNode;
  /** `again` asks for it anew. */
  children: (article: ArticleRecord, again: () => void) => ReactNode;
}

/** The item of the address once it has come, or why it does not. */
export const Fetched = ({ id, conditions, today, wayOut, children }: FetchedProps) => {
  const { object } = useKind();
  const { article, problem, isMissing, isForbidden, retry } = useArticle(id, conditions, today);
  if (isMissing) return <Unreadable title={`${object} 찾을 수 없습니다`} wayOut={wayOut} />;
  if (isForbidden && problem) return <Unreadable title={problem.message} wayOut={wayOut} isForbidden />;
  if (problem) return <ProblemState problem={problem} onRetry={retry} />;
  if (!article) return <LoadingState text={messages.loading.detail} minHeight="60vh" />;
  return children(article, retry);
};
