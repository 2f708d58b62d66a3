import { createPortal } from 'react-dom';
import styles from './MemoUndo.module.css';

interface MemoUndoProps {
  /** What was removed. */
  text: string;
  onUndo: () => void;
  onClose: () => void;
}

/** Says that something was removed, and offers it back. */
export const MemoUndo = ({ text, onUndo, onClose }: MemoUndoProps) =>
  createPortal(
    <div className={styles.undo} role="status">
      <p>{text}</p>
      <button type="button" className={styles.back} onClick={onUndo}>
        되돌리기
      </button>
      <button type="button" className={styles.close} aria-label="알림 닫기" onClick={onClose}>
        ×
      </button>
    </div>,
    document.body,
  );
