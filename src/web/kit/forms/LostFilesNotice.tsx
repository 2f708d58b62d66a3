import { useState } from 'react';
import type { UnsavedForm } from '#web/client/session/unsavedForm.ts';
import buttons from '../theme/Button.module.css';
import styles from './RestoredNotice.module.css';

/**
 * Files of restored input: a browser can keep their names but not their content, so they have to be chosen again.
 * @param chosen names of the files that the form has now
 */
export const useLostFiles = (chosen: readonly string[]) => {
  const [names, setNames] = useState<readonly string[]>([]);
  const lost = names.filter((name) => !chosen.includes(name));
  return {
    /** Names of the files still to be chosen. */
    lost,
    /** File names for the next draft: a second reload must not forget those lost by the first. */
    files: chosen.length + lost.length > 0 ? [...chosen, ...lost] : undefined,
    remember: (work: UnsavedForm) => setNames(work.files ?? []),
    forget: () => setNames([]),
  };
};

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
