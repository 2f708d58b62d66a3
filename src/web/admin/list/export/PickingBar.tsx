import { useListContext } from 'ra-core';
import buttons from '#web/shared/theme/Button.module.css';
import styles from './export.module.css';

/** So many rows may be picked one by one; the server says so too. */
export const mostPicked = 200;

interface PickingBarProps {
  onExport: () => void;
  onEnd: () => void;
}

/** Stands over the table while rows are being picked: how many, and what is done with them. */
export const PickingBar = ({ onExport, onEnd }: PickingBarProps) => {
  const { selectedIds, onUnselectItems } = useListContext();
  const tooMany = selectedIds.length > mostPicked;
  return (
    <div className={styles.picking}>
      <p role="status">
        {tooMany
          ? `${selectedIds.length}건을 골랐습니다. 한 번에 ${mostPicked}건까지 내려받을 수 있습니다.`
          : `${selectedIds.length}건을 골랐습니다. 다른 쪽으로 옮겨도 고른 행은 그대로입니다.`}
      </p>
      <button
        type="button"
        className={buttons.primary}
        disabled={selectedIds.length === 0 || tooMany}
        onClick={onExport}
      >
        고른 행 내보내기
      </button>
      <button
        type="button"
        className={buttons.tertiary}
        onClick={() => {
          onUnselectItems();
          onEnd();
        }}
      >
        그만두기
      </button>
    </div>
  );
};
