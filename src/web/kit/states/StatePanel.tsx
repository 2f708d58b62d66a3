import type { ReactNode } from 'react';
import { messages } from '#contract/messages.ts';
import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import { Spinner } from '../loading/Spinner.tsx';
import buttons from '../theme/Button.module.css';
import styles from './StatePanel.module.css';
import { useRetryOnline } from './useRetryOnline.ts';

interface EmptyStateProps {
  /** What there is not; that nothing was found only where somebody searched. */
  title?: string;
  /** A hint which condition to loosen, or what to do. */
  hint?: string;
  children?: ReactNode;
}

/** No results, or nothing yet. */
export const EmptyState = ({ title = messages.empty, hint, children }: EmptyStateProps) => (
  <div className={styles.panel} role="status">
    <p className={styles.title}>{title}</p>
    {hint && <p className={styles.hint}>{hint}</p>}
    {children}
  </div>
);

/** Placeholder for loading content, of the same height, so that nothing jumps. */
export const LoadingState = ({
  text = messages.loading.list,
  minHeight,
}: {
  text?: string;
  minHeight?: string;
}) => (
  <div className={styles.panel} role="status" style={minHeight ? { minHeight } : undefined}>
    <Spinner large />
    <p className={styles.hint}>{text}</p>
  </div>
);

/** A loading error: what failed, why, and what to do. It tries again by itself when the network is back. */
export const ErrorState = ({ message, onRetry }: { message: string; onRetry?: () => void }) => {
  useRetryOnline(onRetry);
  return (
    <div className={styles.panel} role="alert">
      <p className={styles.title}>불러오지 못했습니다</p>
      <p className={styles.hint}>{message}</p>
      {onRetry && (
        <button type="button" className={buttons.tertiary} onClick={onRetry}>
          {messages.startUp.retry}
        </button>
      )}
    </div>
  );
};

/** Statuses for which a retry is useless: the user has to change the request, or nothing was found. */
const titles: Record<number, string> = {
  400: '이 조건으로는 찾을 수 없습니다',
  404: '찾는 자료가 없습니다',
};

/** The error of a failed request: with a retry button, or with a hint if a retry is useless. */
export const ProblemState = ({ problem, onRetry }: { problem: Error | null; onRetry?: () => void }) => {
  const title = problem instanceof HttpProblem ? titles[problem.status] : undefined;
  if (!title) return <ErrorState message={problem?.message ?? ''} {...(onRetry && { onRetry })} />;
  return (
    <div className={styles.panel} role="status">
      <p className={styles.title}>{title}</p>
      <p className={styles.hint}>{problem?.message}</p>
    </div>
  );
};
