import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import styles from './MemoUndo.module.css';
import { offerMemoUndo } from './noteRequest.ts';

/** Says that a removed article has a note, and offers it back, on the screen where it was removed. */
export const MemoUndo = ({ undo }: { undo: () => void }) => {
  const { pathname } = useLocation();
  useEffect(() => () => offerMemoUndo(null), [pathname]);
  return (
    <div className={styles.undo} role="status">
      <p>별표를 해제했습니다. 적어 둔 메모는 남아 있습니다.</p>
      <button
        type="button"
        className={styles.back}
        onClick={() => {
          offerMemoUndo(null);
          undo();
        }}
      >
        되돌리기
      </button>
      <button
        type="button"
        className={styles.close}
        aria-label="알림 닫기"
        onClick={() => offerMemoUndo(null)}
      >
        ×
      </button>
    </div>
  );
};
