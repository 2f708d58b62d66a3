import buttons from '../theme/Button.module.css';
import styles from './NoteField.module.css';

interface NoteConflictProps {
  theirs: string;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/** The note that another window stored, below the one that is written here: the person says which one stays. */
export const NoteConflict = ({ theirs, onTakeTheirs, onKeepMine }: NoteConflictProps) => (
  <div className={styles.conflict} role="group" aria-label="다른 창에서 먼저 저장한 메모">
    <p className={styles.head}>다른 창에서 먼저 저장한 메모</p>
    <p className={styles.theirs}>{theirs || '비어 있습니다.'}</p>
    <div className={styles.choices}>
      <button type="button" className={buttons.tertiary} onClick={onTakeTheirs}>
        저장된 메모 쓰기
      </button>
      <button type="button" className={buttons.primary} onClick={onKeepMine}>
        지금 쓴 메모로 저장
      </button>
    </div>
  </div>
);
