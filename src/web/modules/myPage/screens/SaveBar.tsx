import { useRef } from 'react';
import { useBottomBar } from '#web/kit/page/useBottomBar.ts';
import refusals from '#web/kit/states/Refusal.module.css';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './SaveBar.module.css';

interface SaveBarProps {
  /** False on a tab without the form. */
  isShown: boolean;
  changed: boolean;
  saved: boolean;
  busy: boolean;
  /** Why it was not saved. */
  refusal: string | undefined;
  onUndo: () => void;
}

/** Bar that slides in when something was changed, and reports the save. */
export const SaveBar = ({ isShown, changed, saved, busy, refusal, onUndo }: SaveBarProps) => {
  const bar = useRef<HTMLDivElement>(null);
  useBottomBar(bar, isShown && changed);
  return (
    <div ref={bar} className={changed ? styles.bar : undefined}>
      <div role="status">{saved && <p className={styles.saved}>저장했습니다.</p>}</div>
      {changed && (
        <>
          <div role="alert">{refusal ? <p className={refusals.aboveButtons}>{refusal}</p> : null}</div>
          <div className={styles.actions}>
            {!refusal && <p className={styles.hint}>저장하지 않은 내용이 있습니다.</p>}
            <button type="button" className={buttons.tertiary} onClick={onUndo}>
              되돌리기
            </button>
            <button type="submit" className={buttons.primary} aria-disabled={busy}>
              저장
            </button>
          </div>
        </>
      )}
    </div>
  );
};
