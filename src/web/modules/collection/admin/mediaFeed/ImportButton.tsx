import { useState } from 'react';
import { lazyDialog } from '#web/kit/loading/lazyPart.tsx';
import buttons from '#web/kit/theme/Button.module.css';

const ImportDialog = lazyDialog(async () => (await import('./ImportDialog.tsx')).ImportDialog);

/** Imports a list of feeds. */
export const ImportButton = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" className={`${buttons.tertiary} ${buttons.small}`} onClick={() => setOpen(true)}>
        목록 가져오기
      </button>
      {open && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
};
