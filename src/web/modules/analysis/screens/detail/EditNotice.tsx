import { Link } from 'react-router-dom';
import { formatTime } from '#web/kit/dates/kst.ts';
import { askConfirm } from '#web/kit/dialogs/dialogStore.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { listPath } from '../query/path.ts';
import type { LastAction } from './clusterRecord.ts';
import styles from './Edits.module.css';
import type { ClusterEdits } from './useClusterEdits.ts';

const actionWords: Record<LastAction['actionKnd'], string> = {
  MERGE: '다른 하이라이트를 여기로 합쳤습니다.',
  SPLIT: '기사를 새 하이라이트로 나누었습니다.',
  REMOVE: '기사를 뺐습니다.',
  ADD: '기사를 넣었습니다.',
  RENAME: '제목을 고쳤습니다.',
};

const Undo = ({ edits, onUndo }: { edits: ClusterEdits; onUndo: () => Promise<void> }) => (
  <button
    type="button"
    className={buttons.tertiary}
    aria-disabled={edits.isBusy}
    onClick={() => !edits.isBusy && void onUndo()}
  >
    되돌리기
  </button>
);

/** The last edit of the highlight by some user, with an undo button. */
const Earlier = ({ action, edits }: { action: LastAction; edits: ClusterEdits }) => {
  const sentence = `${action.rgtrNm} 님이 ${actionWords[action.actionKnd]}`;
  return (
    <div className={styles.notice}>
      <p>
        <time dateTime={action.regDt}>{formatTime(action.regDt)}</time> {sentence}
      </p>
      <Undo
        edits={edits}
        onUndo={async () => {
          if (await askConfirm(`${sentence} 그 전으로 되돌릴까요?`, '되돌리기'))
            await edits.undo(action.actionId);
        }}
      />
    </div>
  );
};

/** The edit just made to the highlight, or the last one, with an undo button. */
export const EditNotice = ({ edits, last }: { edits: ClusterEdits; last: LastAction | null }) => {
  const { done, problem, undo } = edits;
  if (problem)
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    );
  if (!done) return last && <Earlier action={last} edits={edits} />;
  const { actionId } = done;
  return (
    <div role="status" className={styles.notice}>
      <p>{done.sentence}</p>
      {done.madeClusterId && (
        <Link to={`${listPath}/Detail/${done.madeClusterId}`} className={buttons.tertiary}>
          나눈 하이라이트 보기
        </Link>
      )}
      {actionId && <Undo edits={edits} onUndo={() => undo(actionId)} />}
    </div>
  );
};
