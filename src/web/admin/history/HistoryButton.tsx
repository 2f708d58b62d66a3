import { useState } from 'react';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './history.module.css';

const HistoryDrawer = lazyDialog(async () => (await import('./HistoryDrawer.tsx')).HistoryDrawer);

/** Button that opens the changes of this record in a drawer. */
export const HistoryButton = ({ recordKey }: { recordKey: string }) => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${buttons.tertiary} ${styles.open}`} onClick={() => setOpen(true)}>
        변경 이력
      </button>
      {open && <HistoryDrawer recordKey={recordKey} onClose={() => setOpen(false)} />}
    </>
  );
};
