import { Link } from 'react-router-dom';
import buttons from '#web/shared/theme/Button.module.css';
import { listPath } from '../query/path.ts';
import styles from './Edits.module.css';
import type { ClusterEdits } from './useClusterEdits.ts';

/** What was just done to the highlight, and the way back. */
export const EditNotice = ({ edits }: { edits: ClusterEdits }) => {
  const { done, problem, isBusy, undo } = edits;
  if (problem)
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    );
  if (!done) return null;
  return (
    <div role="status" className={styles.notice}>
      <p>{done.sentence}</p>
      {done.madeClusterId && (
        <Link to={`${listPath}/Detail/${done.madeClusterId}`} className={buttons.tertiary}>
          나눈 하이라이트 보기
        </Link>
      )}
      {done.deedId && (
        <button type="button" className={buttons.tertiary} aria-disabled={isBusy} onClick={() => void undo()}>
          되돌리기
        </button>
      )}
    </div>
  );
};
