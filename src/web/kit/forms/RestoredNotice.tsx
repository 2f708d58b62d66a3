import buttons from '../theme/Button.module.css';
import styles from './RestoredNotice.module.css';

/** Says that the form was restored from before the end of the session or a reload, and offers to discard that. */
export const RestoredNotice = ({ shown, onDiscard }: { shown: boolean; onDiscard: () => void }) => (
  <div role="status" className={styles.place}>
    {shown && (
      <div className={styles.notice}>
        <p>저장하지 못한 내용을 되살렸습니다. 확인하고 저장해 주세요.</p>
        <button type="button" className={`${buttons.tertiary} ${styles.discard}`} onClick={onDiscard}>
          되살린 내용 버리기
        </button>
      </div>
    )}
  </div>
);
