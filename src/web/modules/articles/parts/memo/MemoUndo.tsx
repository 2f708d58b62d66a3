import { createPortal } from 'react-dom';
import styles from './MemoUndo.module.css';

/** Says that a removed article has a note, and offers it back. */
export const MemoUndo = ({ onUndo, onClose }: { onUndo: () => void; onClose: () => void }) =>
  createPortal(
    <div className={styles.undo} role="status">
      <p>별표를 해제했습니다. 적어 둔 메모는 남아 있습니다.</p>
      <button type="button" className={styles.back} onClick={onUndo}>
        되돌리기
      </button>
      <button type="button" className={styles.close} aria-label="알림 닫기" onClick={onClose}>
        ×
      </button>
    </div>,
    document.body,
  );
