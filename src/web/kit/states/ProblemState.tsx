import { HttpProblem } from '#web/client/http/HttpProblem.ts';
import styles from './StatePanel.module.css';
import { ErrorState } from './StatePanel.tsx';

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
