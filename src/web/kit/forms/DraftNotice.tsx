import buttons from '../theme/Button.module.css';
import styles from './RestoredNotice.module.css';

interface DraftNoticeProps {
  shown: boolean;
  onTakeUp: () => void;
  onThrowAway: () => void;
}

/** Offers the text typed into the form before it was reloaded or closed. */
export const DraftNotice = ({ shown, onTakeUp, onThrowAway }: DraftNoticeProps) => (
  <div role="status" className={styles.place}>
    {shown && (
      <div className={styles.notice}>
        <p>이 화면에서 쓰다가 저장하지 않은 내용이 있습니다.</p>
        <span className={styles.choices}>
          <button type="button" className={`${buttons.primary} ${styles.discard}`} onClick={onTakeUp}>
            이어서 쓰기
          </button>
          <button type="button" className={`${buttons.tertiary} ${styles.discard}`} onClick={onThrowAway}>
            버리기
          </button>
        </span>
      </div>
    )}
  </div>
);
