import { lazy, Suspense, useState } from 'react';
import buttons from '#web/kit/theme/Button.module.css';
import styles from './dictionary.module.css';

const ImportDialog = lazy(async () => ({ default: (await import('./ImportDialog.tsx')).ImportDialog }));

/** Registers the words of a list. */
export const ImportButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${buttons.tertiary} ${styles.small}`} onClick={() => setOpen(true)}>
        목록 가져오기
      </button>
      {open && (
        <Suspense fallback={null}>
          <ImportDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
};
