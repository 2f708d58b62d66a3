import { Link } from 'react-router-dom';
import { formatTime } from '#web/shared/dates/kst.ts';
import { askConfirm } from '#web/shared/dialogs/dialogStore.ts';
import buttons from '#web/shared/theme/Button.module.css';
import { listPath } from '../query/path.ts';
import type { LastDeed } from './clusterRecord.ts';
import styles from './Edits.module.css';
import type { ClusterEdits } from './useClusterEdits.ts';

const deedWords: Record<LastDeed['deedKnd'], string> = {
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

/** What somebody did to the highlight some time ago, and the way back. */
const Earlier = ({ deed, edits }: { deed: LastDeed; edits: ClusterEdits }) => {
  const sentence = `${deed.rgtrNm} 님이 ${deedWords[deed.deedKnd]}`;
  return (
    <div className={styles.notice}>
      <p>
        <time dateTime={deed.regDt}>{formatTime(deed.regDt)}</time> {sentence}
      </p>
      <Undo
        edits={edits}
        onUndo={async () => {
          if (await askConfirm(`${sentence} 그 전으로 되돌릴까요?`, '되돌리기'))
            await edits.undo(deed.deedId);
        }}
      />
    </div>
  );
};

/** What was just done to the highlight, or what was done last, and the way back. */
export const EditNotice = ({ edits, last }: { edits: ClusterEdits; last: LastDeed | null }) => {
  const { done, problem, undo } = edits;
  if (problem)
    return (
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
    );
  if (!done) return last && <Earlier deed={last} edits={edits} />;
  const { deedId } = done;
  return (
    <div role="status" className={styles.notice}>
      <p>{done.sentence}</p>
      {done.madeClusterId && (
        <Link to={`${listPath}/Detail/${done.madeClusterId}`} className={buttons.tertiary}>
          나눈 하이라이트 보기
        </Link>
      )}
      {deedId && <Undo edits={edits} onUndo={() => undo(deedId)} />}
    </div>
  );
};
