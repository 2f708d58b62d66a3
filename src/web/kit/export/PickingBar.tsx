import type { ReactNode } from 'react';
import { maxPicked } from '#contract/list.ts';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './export.module.css';

interface PickingBarProps {
  /** Number of picked rows. */
  count: number;
  onExport?: () => void;
  /** The files that picked rows become, where there is no dialog for them. */
  files?: ReactNode;
  /** What else is done with picked rows. */
  actions?: ReactNode;
  /** What was done with them last, in place of how many are picked. */
  said?: ReactNode;
  onEnd: () => void;
}

/** Stands over the table while rows are being picked: how many, and what is done with them. */
export const PickingBar = ({ count, onExport, files, actions, said, onEnd }: PickingBarProps) => {
  const tooMany = count > maxPicked;
  return (
    <div className={styles.picking}>
      <p role="status">
        {said ??
          (tooMany
            ? `${count}건을 골랐습니다. 한 번에 ${maxPicked}건까지 고를 수 있습니다. 몇 건을 빼 주세요.`
            : `${count}건을 골랐습니다. 다른 쪽으로 옮겨도 고른 행은 그대로입니다.`)}
      </p>
      {!tooMany && count > 0 && actions}
      {files ?? (
        <button
          type="button"
          className={buttons.primary}
          disabled={count === 0 || tooMany}
          onClick={onExport}
        >
          고른 행 내보내기
        </button>
      )}
      <button type="button" className={buttons.tertiary} onClick={onEnd}>
        그만두기
      </button>
    </div>
  );
};
