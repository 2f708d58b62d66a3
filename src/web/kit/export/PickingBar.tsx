import type { ReactNode } from 'react';
import { maxPicked } from '#contract/list.ts';
import buttons from '#web/kit/theme/Button.module.css';
import { MoreTools } from '#web/kit/tools/MoreTools.tsx';
import styles from './export.module.css';

interface PickingBarProps {
  /** Number of picked rows. */
  count: number;
  onExport?: () => void;
  /** Export formats for the picked rows, if there is no export dialog. */
  files?: ReactNode;
  /** The most frequent actions on picked rows. */
  actions?: ReactNode;
  /** Further actions; in little space they are behind a button, with the export. */
  further?: ReactNode;
  /** Result of the last action, shown instead of the number of picked rows. */
  result?: ReactNode;
  onEnd: () => void;
}

/** Bar above the table while rows are being picked: their number and the actions on them. */
export const PickingBar = ({ count, onExport, files, actions, further, result, onEnd }: PickingBarProps) => {
  const tooMany = count > maxPicked;
  const isWordy = result !== undefined || tooMany;
  const file = files ?? (
    <button type="button" className={buttons.primary} disabled={count === 0 || tooMany} onClick={onExport}>
      선택한 행 내보내기
    </button>
  );
  return (
    <div className={styles.picking}>
      <p role="status" className={isWordy ? styles.wordy : undefined}>
        {result ??
          (count === 0 ? (
            '행을 선택해 주세요.'
          ) : tooMany ? (
            `${count}건을 선택했습니다. 한 번에 ${maxPicked}건까지 선택할 수 있으니 일부를 해제해 주세요.`
          ) : (
            <>
              <strong>{count}건</strong>
              <span className={styles.rest}>을 선택했습니다. 다른 페이지로 이동해도 선택이 유지됩니다.</span>
            </>
          ))}
      </p>
      {!tooMany && count > 0 && actions}
      {actions === undefined ? (
        file
      ) : (
        <MoreTools label="선택한 행의 작업 더 보기" upTo={1180}>
          {!tooMany && count > 0 && further}
          {file}
        </MoreTools>
      )}
      <button
        type="button"
        className={`${buttons.tertiary} ${styles.end}`}
        aria-label="선택 해제"
        onClick={onEnd}
      >
        <span className={styles.long}>선택 해제</span>
        <svg viewBox="0 0 20 20" fill="none" stroke="currentColor" strokeWidth="1.6" aria-hidden="true">
          <path d="m5 5 10 10M15 5 5 15" />
        </svg>
      </button>
    </div>
  );
};

interface PickingActionProps {
  /** Label. */
  words: string;
  /** The beginning of the label, which is all that a phone shows of it. */
  short: string;
  isBusy: boolean;
  onPress: () => void;
}

/** One of the most frequent actions on picked rows. */
export const PickingAction = ({ words, short, isBusy, onPress }: PickingActionProps) => (
  <button type="button" className={buttons.tertiary} aria-disabled={isBusy || undefined} onClick={onPress}>
    <span className={styles.long}>{words}</span>
    <span className={styles.short}>
      {short}
      <span className="only-read-aloud">{words.slice(short.length)}</span>
    </span>
  </button>
);
