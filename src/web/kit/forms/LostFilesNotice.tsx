import buttons from '../theme/Button.module.css';
import styles from './RestoredNotice.module.css';

/** Lists the files that the form had before, until they are chosen again or the notice is closed. */
export const LostFilesNotice = ({ lost, onClose }: { lost: readonly string[]; onClose: () => void }) => (
  <div role="status" className={styles.place}>
    {lost.length > 0 && (
      <div className={styles.notice}>
        <p>다시 첨부해 주세요: {lost.join(', ')}</p>
        <button type="button" className={`${buttons.tertiary} ${styles.discard}`} onClick={onClose}>
          닫기
        </button>
      </div>
    )}
  </div>
);
