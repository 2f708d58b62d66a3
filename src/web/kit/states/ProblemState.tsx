import { HttpProblem } from '../http/HttpProblem.ts';
import styles from './StatePanel.module.css';
import { ErrorState } from './StatePanel.tsx';

/** Of these the person makes something else, or nothing is there: the same once more would bring the same. */
const titles: Record<number, string> = {
  400: '이 조건으로는 찾을 수 없습니다',
  404: '찾는 자료가 없습니다',
};

/** What a call that failed says: a failure with the way to try again, or a hint where trying again is of no use. */
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
